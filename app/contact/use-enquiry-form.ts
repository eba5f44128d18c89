import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { showToast, type ToastData } from "~/toasts/show-toast.tsx";
import { storeForNextPage } from "~/ui/next-page-storage.ts";
import type { FormName } from "../../enquiry/fields.ts";
import { createDraftSync, draftKey, hasInitialValues } from "./draft.ts";
import { readEnquiry } from "./form-values.ts";
import type { SendInProgress } from "./resume-after-navigation.ts";
import { isResponseError, type Transport } from "./transports.ts";

/** What the form is doing (`specification.md`, section 4). */
export type FormStatus = "idle" | "sending" | Outcome;
type Outcome = ToastData["type"];

/** Time after which a form is idle again (`specification.md`, section 9). Milliseconds. */
const resetAfterMs = 5000;

type Options = {
  /** Names the draft. */
  name: FormName;
  send: Transport;
  /** Called when the visitor focuses the form, or when the form already has words in it. */
  prepare?: () => void;
  /**
   * What the next page needs to finish a send, where the receiver stores an enquiry once that is sent twice under one id. Only then is
   * it also sent by itself when the network returns.
   */
  carried?: Omit<SendInProgress, "enquiry" | "name" | "begunAt"> | undefined;
  /** The toasts of the two outcomes; a form without them (the simulated one) shows none. */
  toasts?: Record<Outcome, ToastData> | undefined;
};

/**
 * The behaviour of the enquiry form: draft, sending, status, toasts.
 * @returns the status, and the handlers to put on the `<form>`
 */
export function useEnquiryForm(form: RefObject<HTMLFormElement | null>, options: Options) {
  const { name, send, prepare, carried, toasts } = options;
  const [status, setStatus] = useState<FormStatus>("idle");
  // Shown until the visitor types again, longer than button and toast show it.
  const [outcome, setOutcome] = useState<{ kind: Outcome; reference?: string | undefined; waits?: boolean }>();
  const [isWritten, setWritten] = useState(false);
  // Counts changes of the fields by anything but typing.
  const [refills, countRefill] = useReducer((count: number) => count + 1, 0);
  // After a press of the button that forgets, until the visitor types, sends or leaves. `bringBack` undoes a first press.
  const [forgotten, setForgotten] = useState<{ bringBack?: () => void }>();
  const draft = useMemo(() => createDraftSync(name), [name]);
  // The rendered status is late: a second click before the next render would send twice.
  const busy = useRef(false);

  const waits = outcome?.waits ?? false;

  /** Call it after anything that may have changed the fields. */
  const look = useCallback((element: HTMLFormElement, isRefilled: boolean) => {
    setWritten(!hasInitialValues(element));
    if (isRefilled) countRefill();
  }, []);

  const submit = async (element: HTMLFormElement) => {
    if (busy.current) return;
    // Another tab may have written meanwhile. Its words are shown first, and sent at the next press only.
    if (draft.agree(element)) return look(element, true);
    busy.current = true;
    setForgotten(undefined);
    setOutcome(undefined);
    const enquiry = readEnquiry(element, draft.submissionId(element));
    setStatus("sending");
    storeForNextPage(carried && { send: { ...carried, name, enquiry, begunAt: Date.now() } satisfies SendInProgress });
    const [result] = await Promise.allSettled([send(enquiry)]);
    busy.current = false;
    storeForNextPage(undefined);
    const kind = result.status === "fulfilled" ? "success" : "error";
    if (result.status === "fulfilled") {
      draft.sent(element);
      setOutcome({ kind, reference: result.value });
    } else {
      const { reason } = result;
      console.error("The enquiry was not sent:", ...(reason instanceof AggregateError ? reason.errors : [reason]));
      setOutcome({ kind, waits: carried !== undefined && !navigator.onLine && !isResponseError(reason) });
    }
    setStatus(kind);
    draft.agree(element);
    look(element, true);
    if (toasts) showToast(toasts[kind]);
  };

  /** Clears the form here and in every tab, or, pressed again, brings back what was in it. */
  const forget = () => {
    const element = form.current;
    if (!element || busy.current) return;
    const bringBack = forgotten?.bringBack;
    bringBack?.();
    setForgotten(bringBack ? {} : { bringBack: draft.forget(element) });
    setOutcome(undefined);
    setStatus("idle");
    look(element, true);
  };

  useEffect(() => {
    if (status !== "success" && status !== "error") return;
    const timer = setTimeout(setStatus, resetAfterMs, "idle");
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
    if (!waits) return;
    const send = () => {
      // Another tab may have sent it meanwhile.
      if (navigator.onLine && form.current && !hasInitialValues(form.current)) form.current.requestSubmit();
    };
    const listening = new AbortController();
    // A page in the back-forward cache gets no `online` event.
    for (const sign of ["online", "pageshow"]) addEventListener(sign, send, { signal: listening.signal });
    // The network may be back already.
    send();
    return () => listening.abort();
  }, [waits, form]);

  useEffect(() => {
    /** Shows what another page has written, sent or forgotten. */
    const catchUp = () => {
      const element = form.current;
      if (!element || busy.current || !draft.agree(element)) return;
      setOutcome(undefined);
      look(element, true);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("storage", ({ key }) => key === draftKey(name) && catchUp(), { signal });
    // A page in the back-forward cache gets no `storage` events.
    const onPageshow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setForgotten(undefined);
      catchUp();
    };
    addEventListener("pageshow", onPageshow, { signal });
    return () => listening.abort();
  }, [form, name, draft, look]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    draft.restore(element);
    look(element, true);
    element.dataset.ready = "";
    // A form with words in it may be sent at once, and the focus may have come before this code: neither is followed by a
    // focus event.
    if (!hasInitialValues(element) || element.contains(document.activeElement)) prepare?.();
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
    forgotten,
    forget,
    handlers: {
      onFocus: prepare,
      onInput: (event: React.FormEvent<HTMLFormElement>) => {
        setForgotten(undefined);
        setOutcome(undefined);
        look(event.currentTarget, draft.agree(event.currentTarget));
      },
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
  };
}
