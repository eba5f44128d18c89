import { clsx } from "clsx/lite";
import { type ComponentProps, type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { interpolate } from "~/language/format-text.ts";
import type { IslandWords } from "~/language/page-language.ts";
import type { CheckboxField, Field, TextField } from "../../enquiry/fields.ts";
import { isBlank, withoutInvisible } from "../../enquiry/invisible-characters.ts";
import type { Control } from "./form-values.ts";

/** Labels by the name of any field: which fields there are is data. */
type Words = Omit<IslandWords["form"], "fields"> & { fields: Record<string, { label: string; missing: string }> };

/** Attributes that tell the browser what is typed into a field. */
const inputTypes: Record<Exclude<TextField["kind"], "lines">, Pick<ComponentProps<"input">, "type" | "inputMode">> = {
  line: { type: "text" },
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel" },
};

/**
 * The message for a value that exceeds the relay's limit; empty for one that does not. There is no `maxlength`, which would silently
 * cut what is pasted.
 */
function tooLong({ value }: Control, field: TextField, words: Words, tag: string): string {
  const over = value.trim().length - field.maxLength;
  if (over <= 0) return "";
  const [count, more] = [field.maxLength, over].map((number) => new Intl.NumberFormat(tag).format(number));
  return interpolate(words.tooLong, {
    field: words.fields[field.name]?.label.toLowerCase() ?? "",
    count: count ?? "",
    over: more ?? "",
  });
}

/**
 * The browser's validation and two checks of our own: a required field that shows nothing counts as empty, and a value may not exceed
 * the relay's limit. What cannot be seen in a line is taken out first, because the browser would refuse an address for it.
 */
function check(control: Control, field: TextField, words: Words, tag: string) {
  const seen = withoutInvisible(control.value, field.kind);
  // Only where it differs: setting a value moves the caret.
  if (seen !== control.value) control.value = seen;
  const blank = control.required && control.value !== "" && isBlank(control.value);
  control.setCustomValidity(blank ? missing(control, words) : tooLong(control, field, words, tag));
  return complaint(control, words);
}

const missing = ({ name }: Control, words: Words): string => words.fields[name]?.missing ?? "";

/**
 * The message for an invalid control, in the page's language. The browser's own message is in the language of the browser and
 * names no field.
 */
function complaint(control: Control, words: Words): string {
  const { validity, validationMessage } = control;
  if (validity.valueMissing) return missing(control, words);
  return validity.typeMismatch ? words.notAnAddress : validationMessage;
}

/**
 * Props of a control with its label, and its message below, tied by `aria-describedby`. The browser validates; its bubble, which
 * disappears, is replaced by text that stays until the value is valid.
 */
type Props<Kind> = {
  field: Kind;
  words: Words;
  /** Of the page's language: `gu-IN`. */
  tag: string;
  readOnly: boolean;
  /** Changes whenever the fields were changed by anything but typing. */
  refills: number;
};

function TextControl({ field, words, tag, readOnly, refills }: Props<TextField>) {
  const { name, kind, autoComplete, required } = field;
  const [problem, setProblem] = useState("");
  // For screen readers: said once when the value becomes too long, not at each letter.
  const [said, setSaid] = useState("");
  const element = useRef<Control>(null);
  const id = `${useId()}${name}`;
  const problemId = `${id}-problem`;

  useEffect(() => {
    if (refills === 0 || !element.current) return;
    check(element.current, field, words, tag);
    const message = tooLong(element.current, field, words, tag);
    setProblem(message);
    setSaid(message);
  }, [refills, field, words, tag]);

  const control = {
    autoComplete,
    readOnly,
    id,
    name,
    required: required !== undefined,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? problemId : undefined,
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault();
      setProblem(complaint(event.currentTarget, words));
      const first = event.currentTarget.form?.querySelector<Control>("input:invalid, textarea:invalid");
      if (first === event.currentTarget) first.focus();
    },
    onInput: (event: FormEvent<Control>) => {
      const message = check(event.currentTarget, field, words, tag);
      const long = tooLong(event.currentTarget, field, words, tag);
      if (problem || long) setProblem(message);
      setSaid((before) => long && (before || long));
    },
  };

  return (
    <div className={clsx("field", kind === "lines" && "sm:col-span-2")}>
      <label htmlFor={id} className="mb-1.5 block text-strong weight-600">
        {words.fields[name]?.label}
        {!control.required && <span className="weight-400 text-text-soft"> {words.optional}</span>}
      </label>
      {kind === "lines" ? (
        <textarea {...control} ref={element as RefObject<HTMLTextAreaElement>} rows={6} />
      ) : (
        <input {...control} ref={element as RefObject<HTMLInputElement>} {...inputTypes[kind]} />
      )}
      <p id={problemId} hidden={!problem} className="mt-1.5 text-strong weight-600 text-error">
        {problem}
      </p>
      <div className="sr-only" aria-live="polite">
        {said}
      </div>
    </div>
  );
}

function TickControl({ field: { name, ticked }, words, readOnly }: Props<CheckboxField>) {
  const id = useId();
  return (
    <div className="field flex min-h-11 items-center gap-3 sm:col-span-2">
      <input
        id={id}
        type="checkbox"
        name={name}
        value="Yes"
        defaultChecked={ticked}
        // A checkbox does not support `readOnly`.
        aria-disabled={readOnly || undefined}
        onClick={(event) => readOnly && event.preventDefault()}
      />
      <label htmlFor={id} className="py-2.5">
        {words.fields[name]?.label}
      </label>
    </div>
  );
}

/** The control of one declared field, in the form's two columns. */
export function FieldControl({ field, ...props }: Props<Field>) {
  return field.kind === "tick" ? <TickControl field={field} {...props} /> : <TextControl field={field} {...props} />;
}
