import devicon from "@iconify-json/devicon/icons.json";
import logos from "@iconify-json/logos/icons.json";
import type { Icon } from "~/ui/logo-icon.tsx";
import { ContentError } from "./parse.ts";

type IconSet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};
const sets: Record<string, IconSet> = { devicon, logos };

/**
 * Looks up an icon of the Iconify sets for inlining. The ids inside of it (gradients, clips) get the name in front, so
 * that two logos on one page cannot take each other's.
 * @param name e.g. `logos:react`
 * @throws {ContentError} where the set has no such icon.
 */
export function inlineIcon(name: string): Icon {
  const [setName = "", iconName = ""] = name.split(":");
  const set = sets[setName];
  const icon = set?.icons[iconName];
  if (!set || !icon) throw new ContentError(`There is no icon "${name}". Look for one in node_modules/@iconify-json/.`);
  const prefix = `${iconName}-`;
  const body = icon.body
    .replaceAll(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  return { body, width: icon.width ?? set.width ?? 16, height: icon.height ?? set.height ?? 16 };
}
