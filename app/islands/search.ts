import styles from "~/search/search.css?inline";
import { SearchPanel } from "~/search/search-panel.tsx";
import { adoptStyles } from "~/ui/adopt-styles.ts";
import { hydrate } from "./hydrate.tsx";

adoptStyles(styles);

/** Called by `behaviours/islands.ts`. */
export const start = hydrate("search", SearchPanel);
