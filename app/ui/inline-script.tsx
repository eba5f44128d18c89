/** A script of `app/inline/`, or data of this project, in the page's HTML. */
export const InlineScript = ({ script, type }: { script: string; type?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project.
  <script type={type} dangerouslySetInnerHTML={{ __html: script }} />
);
