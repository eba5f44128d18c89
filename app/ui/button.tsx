import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";
import { Link } from "~/language/link.tsx";

/** `primary` is the one call-to-action colour; `outline` stands beside it. */
export type ButtonVariant = "primary" | "outline";

type Variant = {
  /** @default "primary" */
  variant?: ButtonVariant;
};

const buttonClass = (variant: ButtonVariant, className?: string) => clsx("button", `button-${variant}`, className);

/** A button that does something on this page. */
export const Button = ({
  variant = "primary",
  className,
  type = "button",
  ...props
}: ComponentProps<"button"> & Variant) => <button {...props} type={type} className={buttonClass(variant, className)} />;

/** A link that looks like a button. */
export const ButtonLink = ({ variant = "primary", className, ...props }: ComponentProps<typeof Link> & Variant) => (
  <Link {...props} className={buttonClass(variant, className)} />
);
