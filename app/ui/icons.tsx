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

export const ArrowLeft = (props: Props) => (
  <Icon {...props}>
    <path d="m12 19-7-7 7-7" />
    <path d="M19 12H5" />
  </Icon>
);

export const ArrowRight = (props: Props) => (
  <Icon {...props}>
    <path d="M5 12h14" />
    <path d="m12 5 7 7-7 7" />
  </Icon>
);

export const ChevronDown = (props: Props) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const Cross = (props: Props) => (
  <Icon {...props}>
    <path d="M18 6 6 18" />
    <path d="m6 6 12 12" />
  </Icon>
);

export const Hamburger = (props: Props) => (
  <Icon {...props}>
    <path d="M4 5h16" />
    <path d="M4 12h16" />
    <path d="M4 19h16" />
  </Icon>
);

export const MagnifyingGlass = (props: Props) => (
  <Icon {...props}>
    <path d="m21 21-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </Icon>
);
