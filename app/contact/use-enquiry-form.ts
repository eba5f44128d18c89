import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import type { ToastWords } from "~/toasts/toaster.tsx";
import { showToast } from "~/toasts/toasts.tsx";
import type { FormName } from "../../enquiry/fields.ts";
import { readEnquiry } from "./enquiry.ts";
import { FormDraft, isUntouched } from "./form-draft.ts";
import { nextStatus, type Outcome, resetAfterMs } from "./form-status.ts";
import type { Transport } from "./transports.ts";

type Options = {
  /** Names the draft. */
  name: FormName;
  send: Transport;
  /** Called when the visitor focuses the form, or when the form already has words in it. */
  prepare?: () => void;
  /**
   * Whether the receiver stores an enquiry once that is sent twice under one id. Only then is it sent by itself when the network
   * returns.
   */
  knowsRepeats?: boolean;
  /** The specification's texts for the toasts; a form without them (the simulated one) shows none. */
  toasts?: { success: string; error: string; words: ToastWords } | undefined;
};

/**
 * The behaviour of the enquiry form: draft, sending, status, toasts.
 * @returns the status, and the handlers to put on the `<form>`
 */
export function useEnquiryForm(form: RefObject<HTMLFormElement | null>, options: Options) {
  const { name, send, prepare, knowsRepeats, toasts } = options;
  const [status, dispatch] = useReducer(nextStatus, "idle");
  const [outcome, setOutcome] = useState<{ kind: Outcome; reference?: string | undefined }>();
  const [isWritten, setWritten] = useState(false);
  // Counts changes of the fields by anything but typing.
  const [refills, countRefill] = useReducer((count: number) => count + 1, 0);
  // The last action of the button that forgets; undefined again when the visitor types, sends or leaves.
  const [forgetting, setForgetting] = useState<"forgotten" | "back">();
  const bringBack = useRef<() => void>(undefined);
  const draft = useMemo(() => new FormDraft(name), [name]);
  // The rendered status is late: a second click before the next render would send twice.
  const busy = useRef(false);

  const say = (kind: Outcome, reference?: string) => {
    setOutcome({ kind, reference });
    if (toasts) void showToast(kind, toasts[kind], toasts.words);
  };

  /** Gives up the offer to bring back what was forgotten. */
  const settle = useCallback(() => {
    bringBack.current = undefined;
    setForgetting(undefined);
  }, []);

  /** Call it after anything that may have changed the fields. */
  const look = useCallback((element: HTMLFormElement, isRefilled: boolean) => {
    setWritten(!isUntouched(element));
    if (isRefilled) countRefill();
  }, []);

  const submit = async (element: HTMLFormElement) => {
    if (busy.current) return;
    // Another tab may have written meanwhile. Its words are shown first, and sent at the next press only.
    if (draft.agree(element)) return look(element, true);
    busy.current = true;
    settle();
    setOutcome(undefined);
    const enquiry = readEnquiry(element, draft.submissionId(element));
    dispatch("submit");
    try {
      const reference = await send(enquiry);
      draft.sent(element);
      dispatch("sent");
      say("success", reference);
    } catch (error) {
      console.error("The enquiry was not sent:", error);
      if (knowsRepeats && !navigator.onLine) return dispatch("offline");
      dispatch("failed");
      say("error");
    } finally {
      busy.current = false;
      draft.agree(element);
      look(element, true);
    }
  };

  /** Clears the form here and in every tab, or, pressed again, brings back what was in it. */
  const forget = () => {
    const element = form.current;
    if (!element || busy.current) return;
    if (bringBack.current) bringBack.current();
    setForgetting(bringBack.current ? "back" : "forgotten");
    bringBack.current = bringBack.current ? undefined : draft.forget(element);
    setOutcome(undefined);
    dispatch("edited");
    dispatch("reset");
    look(element, true);
  };

  useEffect(() => {
    if (status !== "success" && status !== "error") return;
    const timer = setTimeout(() => dispatch("reset"), resetAfterMs);
    return () => clearTimeout(timer);
  }, [status]);

  // The outcome stands under the button and may be below the window. It is scrolled into view unless the visitor has scrolled
  // the button out of sight.
  useEffect(() => {
    const [button, said] = form.current?.querySelectorAll("[type=submit], [role=status]") ?? [];
    const top = button?.getBoundingClientRect().top ?? -1;
    if (outcome && top > 0 && top < innerHeight) said?.scrollIntoView({ block: "nearest" });
  }, [outcome, form]);

  useEffect(() => {
    if (status !== "waiting") return;
    const send = () => {
      // Another tab may have sent it meanwhile.
      if (navigator.onLine && form.current && !isUntouched(form.current)) form.current.requestSubmit();
    };
    // A page in the back-forward cache gets no `online` event.
    const signs = ["online", "pageshow"];
    for (const sign of signs) addEventListener(sign, send);
    // The network may be back already.
    send();
    return () => {
      for (const sign of signs) removeEventListener(sign, send);
    };
  }, [status, form]);

  useEffect(() => {
    /** Shows what another page has written, sent or forgotten. */
    const catchUp = () => {
      const element = form.current;
      if (!element || busy.current || !draft.agree(element)) return;
      setOutcome(undefined);
      dispatch("edited");
      look(element, true);
    };
    const onStorage = (event: StorageEvent) => draft.isTold(event) && catchUp();
    // A page in the back-forward cache gets no `storage` events.
    const onPageshow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      settle();
      catchUp();
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageshow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageshow);
    };
  }, [form, draft, look, settle]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    draft.restore(element);
    look(element, true);
    element.dataset.ready = "";
    // A form with words in it may be sent at once, and the focus may have come before this code: neither is followed by a
    // focus event.
    if (!isUntouched(element) || element.contains(document.activeElement)) prepare?.();
    // Pressed before this code had loaded: `inline/guard-early-input.ts` kept it for us.
    if (element.dataset.held) {
      delete element.dataset.held;
      element.requestSubmit();
    }
  }, [form, draft, prepare, look]);

  return {
    status,
    outcome,
    isWritten,
    refills,
    forgetting,
    forget,
    handlers: {
      onFocus: prepare,
      onInput: (event: React.FormEvent<HTMLFormElement>) => {
        settle();
        setOutcome(undefined);
        look(event.currentTarget, draft.agree(event.currentTarget));
        dispatch("edited");
      },
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}
