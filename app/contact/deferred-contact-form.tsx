import { type ComponentProps, Suspense } from "react";
import { lazyByLanguage } from "~/language/lazy-by-language.tsx";
import { loadWords } from "~/language/load-words.ts";
import { firstInteraction } from "~/ui/first-interaction.ts";
import { loadLate } from "~/ui/load-late.ts";
import type { ContactForm } from "./contact-form.tsx";

type Props = Omit<ComponentProps<typeof ContactForm>, "words">;

/** Resolves when it may be worth trying again: the visitor goes on with the form, or the network is back. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    const options = { once: true, capture: true };
    addEventListener("focusin", () => resolve(), options);
    addEventListener("online", () => resolve(), options);
  });

/**
 * The form's code and words. Never rejects: while they cannot be had, the form in the HTML stays. The browser sends it where the
 * relay takes it, and `inline/guard-early-input.ts` holds it where only a script can send it.
 */
async function loadForm(language: string) {
  for (;;) {
    try {
      // All it will ever show is in the HTML already, hidden.
      const code = loadLate(() => import("./contact-form.tsx"), { drawsAnew: false });
      const [{ ContactForm }, { form }] = await Promise.all([code, loadWords(language)]);
      return { ContactForm, words: form };
    } catch (error) {
      console.warn("The form's code did not load; it is asked for again when the form is used.", error);
      await nextChance();
    }
  }
}

const Form = lazyByLanguage<Props>(async (language) => {
  if (!import.meta.env.SSR) await firstInteraction();
  const { ContactForm, words } = await loadForm(language);
  return (props) => <ContactForm {...props} words={words} />;
});

/**
 * The enquiry form, whose code is fetched at the visitor's first move. Until then it is a complete form in the HTML,
 * which the browser itself can fill in and send; those who only read never load 5 kB for it, and the page is hydrated
 * without waiting for it.
 */
export function DeferredContactForm(props: Props) {
  return (
    // The fallback is seen only where the page is reached by client navigation before the code has come.
    <Suspense fallback={<div className="min-h-[40rem]" />}>
      <Form {...props} />
    </Suspense>
  );
}
