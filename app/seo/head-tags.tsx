import { alternatesOf, type PageHead } from "./head-data.ts";
import { socialImageDimensions, socialImagePath } from "./social-image-path.ts";

const Property = ({ name, content }: { name: string; content: string | undefined }) =>
  content ? <meta property={name} content={content} /> : null;

/** What networks show of a shared address. The build adds the picture's alternative when it draws that (`make-seo-files.ts`). */
function SharingTags({ title, description, type = "website", siteName, language, canonical }: PageHead) {
  const { origin, pathname } = new URL(canonical);
  return (
    <>
      <Property name="og:title" content={title} />
      <Property name="og:description" content={description} />
      <Property name="og:type" content={type} />
      <Property name="og:site_name" content={siteName} />
      <Property name="og:locale" content={language?.tag.replace("-", "_") ?? "en_IN"} />
      <Property name="og:image" content={origin + socialImagePath(pathname)} />
      <Property name="og:image:width" content={String(socialImageDimensions.width)} />
      <Property name="og:image:height" content={String(socialImageDimensions.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Only for articles and case studies: days, and a link to the text as Markdown, if the page has the whole text. */
const ArticleTags = ({ canonical, language, published, modified, section }: PageHead) => (
  <>
    {!language && <link rel="alternate" type="text/markdown" href={`${canonical}.md`} />}
    <Property name="article:published_time" content={published} />
    <Property name="article:modified_time" content={modified} />
    <Property name="article:section" content={section} />
  </>
);

/** The tags of a page's head. Of a page with two addresses only the canonical one links its languages. */
export const HeadTags = ({ head, address }: { head: PageHead; address: string }) => (
  <>
    <title>{head.title}</title>
    <meta name="description" content={head.description} />
    {!head.unshared && <SharingTags {...head} />}
    {head.keywords && <meta name="keywords" content={head.keywords} />}
    {head.type === "article" && <ArticleTags {...head} />}
    {head.noindex ? (
      <meta name="robots" content="noindex" />
    ) : (
      <>
        <meta name="robots" content="max-image-preview:large" />
        <link rel="canonical" href={head.canonical} />
        <Property name="og:url" content={head.canonical} />
        {new URL(head.canonical).pathname === address &&
          alternatesOf(head).map(({ code, url }) => <link key={code} rel="alternate" hrefLang={code} href={url} />)}
      </>
    )}
  </>
);
