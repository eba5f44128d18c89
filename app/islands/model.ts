import { defineIsland } from "~/define-island.tsx";
import { ModelView } from "~/models/model-view.tsx";

export const { component, start } = defineIsland(ModelView);
