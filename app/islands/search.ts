import { defineIsland } from "~/define-island.tsx";
import styles from "~/search/panel.css?inline";
import { SearchPanel } from "~/search/search-panel.tsx";

export const { component, start } = defineIsland(SearchPanel, styles);
