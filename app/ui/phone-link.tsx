import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href" | "children"> & {
  /** In international form; its spaces are for reading, and the number is not broken at them. */
  phone: string;
};

/** A number to call. */
export const PhoneLink = ({ phone, ...props }: Props) => (
  <a {...props} href={`tel:${phone.replaceAll(" ", "")}`}>
    {phone.replaceAll(" ", "\u00a0")}
  </a>
);
