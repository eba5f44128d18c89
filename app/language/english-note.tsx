import { useLanguage } from "./page-language.ts";

/** In the footer of a page in another language: what the mark at links to English pages says. The links say it to screen readers. */
export function EnglishNote({ className }: { className?: string }) {
  const { pages, catalogue } = useLanguage();
  if (!pages) return null;
  const [before, after] = catalogue.frame.englishNote.split("{mark}");
  return (
    <p className={className} aria-hidden="true">
      {before}
      <span className="in-english" />
      {after}
    </p>
  );
}
