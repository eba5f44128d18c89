import { localeOf } from "~/content/.server/locale.ts";
import { notFoundHead } from "~/content/.server/not-found.ts";
import { NotFound } from "~/sections/not-found.tsx";
import { headTags } from "~/seo/page-head.ts";
import type { Route } from "./+types/not-found";

export const loader = (args: Route.LoaderArgs) => ({ head: notFoundHead(localeOf(args).language) });

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Any unknown path. Prerendered as `404.html`. */
export default NotFound;
