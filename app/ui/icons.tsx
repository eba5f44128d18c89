/** Icons: strokes in the text's colour. The drawings are Lucide's (1.73, ISC licence), after Feather's (MIT licence, Cole Bemis). */
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"svg">, "children"> & {
  /** Side of its square, in CSS pixels. @default 24 */
  size?: number;
};

/** What all have in common. Decoration: the words beside an icon, or its button's name, say what it means. */
const Icon = ({ size = 24, ...props }: Props & Pick<ComponentProps<"svg">, "children">) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  />
);

const drawn =
  (...paths: string[]) =>
  (props: Props) => (
    <Icon {...props}>
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </Icon>
  );

export const ArrowLeft = drawn("m12 19-7-7 7-7", "M19 12H5");
export const ArrowRight = drawn("M5 12h14", "m12 5 7 7-7 7");
export const ChevronDown = drawn("m6 9 6 6 6-6");
export const Cross = drawn("M18 6 6 18", "m6 6 12 12");
export const Hamburger = drawn("M4 5h16", "M4 12h16", "M4 19h16");

export const MagnifyingGlass = (props: Props) => (
  <Icon {...props}>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </Icon>
);
