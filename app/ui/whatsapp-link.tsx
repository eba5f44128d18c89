import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** In international form. */
  phone: string;
};

/** Opens a chat with a number. Its address has the digits alone (https://faq.whatsapp.com/5913398998672934). */
export const WhatsappLink = ({ phone, ...props }: Props) => (
  <a {...props} href={`https://wa.me/${phone.replaceAll(/\D/g, "")}`} rel="noopener" />
);
