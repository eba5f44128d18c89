import { type ComponentProps, lazy, Suspense } from "react";
import { firstInteraction } from "~/ui/first-interaction.ts";
import { loadLate } from "~/ui/load-late.ts";
import type { ContactForm } from "./contact-form.tsx";

/** Resolves when it may be worth trying again: the visitor goes on with the form, or the network is back. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const options = { once: true, capture: true };
    addEventListener("focusin", () => resolve(), options);
    addEventListener("online", () => resolve(), options);
  });

/**
 * Never rejects: while the code cannot be had, the form in the HTML stays. The browser sends it where the relay takes it, and
 * `inline/guard-early-input.ts` holds it where only a script can send it.
 */
async function loadForm(): Promise<typeof import("./contact-form.tsx")> {
  for (;;) {
    try {
      // All it will ever show is in the HTML already, hidden.
      return await loadLate(() => import("./contact-form.tsx"), { drawsAnew: false });
    } catch (error) {
      console.warn("The form's code did not load; it is asked for again when the form is used.", error);
      await nextChance();
    }
  }
}

const Form = lazy(async () => {
  if (!import.meta.env.SSR) await firstInteraction();
  return { default: (await loadForm()).ContactForm };
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
