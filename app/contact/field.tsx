import { clsx } from "clsx/lite";
import { type ComponentProps, type FormEvent, useId, useState } from "react";
import { type FormWords, useLanguage } from "~/language/page-language.ts";
import type { Field, TextField, TickField } from "../../enquiry/fields.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** How a browser is told what is typed into a field. */
const inputTypes: Record<Exclude<TextField["kind"], "lines">, Pick<ComponentProps<"input">, "type" | "inputMode">> = {
  line: { type: "text" },
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel" },
};

/** The browser's own check, plus: a required field of nothing but spaces is empty. */
function check(control: Control, words: FormWords, isEnglish: boolean) {
  const blank = control.required && control.value !== "" && control.value.trim() === "";
  control.setCustomValidity(blank ? words.blank : "");
  return complaint(control, words, isEnglish);
}

/**
 * What is wrong, in the language of the page. A browser speaks its owner's: its words stand on English pages alone, where they
 * have always stood.
 */
function complaint(control: Control, words: FormWords, isEnglish: boolean): string {
  const { validity, validationMessage, name } = control;
  if (isEnglish) return validationMessage;
  if (validity.valueMissing) return words.fields[name]?.missing || words.blank;
  if (validity.typeMismatch) return words.notAnAddress;
  return validationMessage;
}

/**
 * A labelled control whose complaint stands under it and is tied to it. The checks and their words are the browser's;
 * its passing bubble is replaced by text that stays until the field is right.
 */
type Props<Kind> = { field: Kind; words: FormWords; readOnly: boolean };

function TextControl({ field, words, readOnly }: Props<TextField>) {
  const { name, kind, maxLength, autoComplete, required } = field;
  const [problem, setProblem] = useState("");
  const isEnglish = useLanguage().pages === undefined;
  const id = `${useId()}${name}`;
  const problemId = `${id}-problem`;

  const control = {
    autoComplete,
    maxLength,
    readOnly,
    id,
    name,
    required: required !== undefined,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? problemId : undefined,
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault();
      setProblem(complaint(event.currentTarget, words, isEnglish));
      const first = event.currentTarget.form?.querySelector<Control>("input:invalid, textarea:invalid");
      if (first === event.currentTarget) first.focus();
    },
    onInput: (event: FormEvent<Control>) => {
      const message = check(event.currentTarget, words, isEnglish);
      if (problem) setProblem(message);
    },
  };

  return (
    <div className={clsx("field", kind === "lines" && "sm:col-span-2")}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.fields[name]?.label}
        {!control.required && <span className="font-normal text-text-soft"> {words.optional}</span>}
      </label>
      {kind === "lines" ? <textarea {...control} rows={6} /> : <input {...control} {...inputTypes[kind]} />}
      {/* Always there, so that the page is built with its rules. */}
      <p id={problemId} hidden={!problem} className="mt-1.5 text-sm font-semibold text-error">
        {problem}
      </p>
    </div>
  );
}

function TickControl({ field: { name, ticked }, words }: Omit<Props<TickField>, "readOnly">) {
  const id = useId();
  return (
    <div className="field flex min-h-11 items-center gap-3 sm:col-span-2">
      <input id={id} type="checkbox" name={name} value="Yes" defaultChecked={ticked} />
      <label htmlFor={id} className="py-2.5">
        {words.fields[name]?.label}
      </label>
    </div>
  );
}

/** The control of one declared field, in the form's two columns. */
export function FieldControl({ field, ...props }: Props<Field>) {
  return field.kind === "tick" ? (
    <TickControl field={field} words={props.words} />
  ) : (
    <TextControl field={field} {...props} />
  );
}
