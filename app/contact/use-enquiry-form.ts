import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from "react";
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
  prepare?: (begun: boolean) => void;
  /** Whether an enquiry that is sent twice under one id arrives once. Only then is it sent again unasked. */
  knowsRepeats?: boolean;
  /** The specification's texts for the toasts; a form without them (the simulated one) shows none. */
  toasts?: { success: string; error: string } | undefined;
};

/**
 * The one form's behaviour: draft, sending, status, toasts.
 * @returns the status, what was to be said and no toast could say, and the handlers to put on the `<form>`.
 */
export function useEnquiryForm(form: RefObject<HTMLFormElement | null>, options: Options) {
  const { name, send, prepare, knowsRepeats, toasts } = options;
  const [status, dispatch] = useReducer(nextStatus, "idle");
  const [unheard, setUnheard] = useState("");
  const draft = useMemo(() => new DraftStore(name), [name]);
  // The rendered status lags a burst of clicks by a render; this does not.
  const busy = useRef(false);
  // Whether there were words in the form before this code came. They may be sent at once: how long they took is unknown.
  const begun = useRef(false);

  const begin = () => {
    prepare?.(begun.current);
    if (toasts) void prepareToasts().catch(() => {});
  };

  const say = async (type: "success" | "error") => {
    if (toasts && !(await showToast(type, toasts[type]))) setUnheard(toasts[type]);
  };

  const submit = async (element: HTMLFormElement) => {
    if (busy.current) return;
    busy.current = true;
    setUnheard("");
    const enquiry = readEnquiry(element, draft.take(element));
    dispatch("submit");
    try {
      await send(enquiry, element);
      element.reset();
      draft.clear();
      begun.current = false;
      dispatch("sent");
      void say("success");
    } catch (error) {
      console.error("The enquiry was not sent:", error);
      if (knowsRepeats && !navigator.onLine) return dispatch("offline");
      dispatch("failed");
      void say("error");
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
    if (status !== "waiting") return;
    const send = () => {
      if (navigator.onLine) form.current?.requestSubmit();
    };
    // A page that was kept while another was shown has not heard of the line.
    const signs = ["online", "pageshow"];
    for (const sign of signs) addEventListener(sign, send);
    // It may be back already.
    send();
    return () => {
      for (const sign of signs) removeEventListener(sign, send);
    };
  }, [status, form]);

  useEffect(() => {
    const heed = (event: StorageEvent) => {
      if (form.current && !busy.current) draft.heed(form.current, event);
    };
    addEventListener("storage", heed);
    return () => removeEventListener("storage", heed);
  }, [form, draft]);

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
    unheard,
    handlers: {
      onFocus: begin,
      onInput: (event: React.FormEvent<HTMLFormElement>) => {
        draft.save(event.currentTarget);
        dispatch("edited");
      },
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}
