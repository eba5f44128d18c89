import { defineIsland } from "~/define-island.tsx";
import styles from "~/search/search.css?inline";
import { SearchPanel } from "~/search/search-panel.tsx";

export const { component, start } = defineIsland(SearchPanel, styles);
