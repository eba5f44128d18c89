import { clsx } from "clsx/lite";
import type { ArticleSummary } from "~/content/texts/articles.ts";

type Props = Pick<ArticleSummary, "author" | "date" | "readTime"> & {
  /** The day of the last review. Cards leave it out. */
  reviewed?: ArticleSummary["date"];
  className?: string;
};

/** Author, date and read time: 'By Kutch IT', '15 Mar 2024', '8 min read'. */
export const Byline = ({ author, date, readTime, reviewed, className }: Props) => (
  <p className={clsx("flex flex-wrap gap-x-5 gap-y-1 text-sm weight-500", className)}>
    <span>By {author}</span>
    <time dateTime={date.iso}>{date.text}</time>
    <span>{readTime}</span>
    {reviewed && (
      <span>
        Reviewed <time dateTime={reviewed.iso}>{reviewed.text}</time>
      </span>
    )}
  </p>
);
