import { clsx } from "clsx";
import type { ArticleSummary } from "~/content/.server/articles.ts";

type Props = Pick<ArticleSummary, "author" | "date" | "readTime"> & { className?: string };

/** Who, when and how long: 'By Kutch IT', '15 Mar 2024', '8 min read'. */
export function ArticleFacts({ author, date, readTime, className }: Props) {
  return (
    <p className={clsx("flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium", className)}>
      <span>By {author}</span>
      <time dateTime={date.iso}>{date.text}</time>
      <span>{readTime}</span>
    </p>
  );
}
