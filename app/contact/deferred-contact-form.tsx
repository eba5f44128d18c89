import { type ComponentProps, lazy, Suspense } from "react";
import { firstInteraction } from "~/ui/first-interaction.ts";
import type { ContactForm } from "./contact-form.tsx";

const Form = lazy(async () => {
  if (!import.meta.env.SSR) await firstInteraction();
  return { default: (await import("./contact-form.tsx")).ContactForm };
});

/**
 * The enquiry form, whose code is fetched at the visitor's first move. Until then it is a complete form in the HTML,
 * which the browser itself can fill in and send; those who only read never load 3 kB for it, and the page is hydrated
 * without waiting for it.
 */
export function DeferredContactForm(props: ComponentProps<typeof ContactForm>) {
  return (
    // The fallback is seen only where the page is reached by client navigation before the code has come.
    <Suspense fallback={<div className="min-h-[40rem]" />}>
      <Form {...props} />
    </Suspense>
  );
}
