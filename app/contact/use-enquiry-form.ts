import { type RefObject, useEffect, useMemo, useReducer, useRef } from "react";
import { prepareToasts, showToast } from "~/ui/toast/toast.ts";
import type { FormName } from "../../enquiry/fields.ts";
import { DraftStore } from "./draft.ts";
import { readEnquiry } from "./enquiry.ts";
import { nextStatus, resetAfterMs } from "./machine.ts";
import type { Transport } from "./transports.ts";

type Options = {
  /** Names the draft. */
  name: FormName;
  send: Transport;
  /** Called when a person turns to the form: to begin to write, or with words in it already. */
  prepare?: ((begun: boolean) => void) | undefined;
  /** The specification's texts for the toasts; a form without them (the simulated one) shows none. */
  toasts?: { success: string; error: string } | undefined;
};

/**
 * The one form's behaviour: draft, sending, status, toasts.
 * @returns the status and the handlers to put on the `<form>`.
 */
export function useEnquiryForm(form: RefObject<HTMLFormElement | null>, { name, send, prepare, toasts }: Options) {
  const [status, dispatch] = useReducer(nextStatus, "idle");
  const draft = useMemo(() => new DraftStore(name), [name]);
  // The rendered status lags a burst of clicks by a render; this does not.
  const busy = useRef(false);
  // Whether there were words in the form before this code came. They may be sent at once: how long they took is unknown.
  const begun = useRef(false);

  const begin = () => {
    prepare?.(begun.current);
    if (toasts) void prepareToasts().catch(() => {});
  };

  const submit = async (element: HTMLFormElement) => {
    if (busy.current) return;
    busy.current = true;
    const enquiry = readEnquiry(element, draft.take(element));
    dispatch("submit");
    try {
      await send(enquiry, element);
      element.reset();
      draft.clear();
      begun.current = false;
      dispatch("sent");
      if (toasts) void showToast("success", toasts.success);
    } catch (error) {
      console.error("The enquiry was not sent:", error);
      dispatch("failed");
      if (toasts) void showToast("error", toasts.error);
    } finally {
      busy.current = false;
    }
  };

  useEffect(() => {
    if (status !== "success" && status !== "error") return;
    const timer = setTimeout(() => dispatch("reset"), resetAfterMs);
    return () => clearTimeout(timer);
  }, [status]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    begun.current = draft.restore(element);
    element.dataset.ready = "";
    // The focus came before this code did.
    if (element.contains(document.activeElement)) prepare?.(begun.current);
    // Pressed before this code had loaded: `inline/guard-early-input.ts` kept it for us.
    if (element.dataset.held) {
      delete element.dataset.held;
      element.requestSubmit();
    }
  }, [form, draft, prepare]);

  return {
    status,
    handlers: {
      onFocus: begin,
      onInput: (event: React.FormEvent<HTMLFormElement>) => draft.save(event.currentTarget),
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}
