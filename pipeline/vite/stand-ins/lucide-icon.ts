import { type ComponentProps, createElement } from "react";

type IconData = { size: number; node: [tag: string, attributes: Record<string, string>][] };
type Props = ComponentProps<"svg"> & { size?: number };

/**
 * What this site uses of `createLucideIcon`: the drawing, its size and the attributes given. Lucide's own also takes
 * a context, absolute stroke widths and icons given by name, 1.1 kB compressed.
 */
export default function createLucideIcon({ size: box, node }: IconData) {
  return ({ size = box, ...props }: Props) =>
    createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
