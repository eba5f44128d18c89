/** A script of this folder, compiled to the text of a `<script>` (`pipeline/vite/inline-script.ts`). */
declare module "*?inline-script" {
  const code: string;
  export default code;
}
