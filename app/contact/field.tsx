import { type ComponentProps, type FormEvent, useId, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement;

type Props = Omit<ComponentProps<"input">, "id"> & {
  label: string;
  /** The field's name, as the relay knows it (`server/relay/no-js/form-fields.ts`). */
  name: string;
  /** Several lines. @default false */
  multiline?: boolean;
};

/** The browser's own check, plus: a required field of nothing but spaces is empty. */
function check(control: Control) {
  const blank = control.required && control.value !== "" && control.value.trim() === "";
  control.setCustomValidity(blank ? "Please fill in this field." : "");
  return control.validationMessage;
}

/**
 * A labelled control whose complaint stands under it and is tied to it. The checks and their words are the browser's;
 * its passing bubble is replaced by text that stays until the field is right.
 */
export function Field({ label, name, multiline = false, required, type = "text", ...props }: Props) {
  const [problem, setProblem] = useState("");
  const id = `${useId()}${name}`;
  const problemId = `${id}-problem`;

  const control = {
    ...props,
    id,
    name,
    required,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": problem ? problemId : undefined,
    onInvalid: (event: FormEvent<Control>) => {
      event.preventDefault();
      setProblem(event.currentTarget.validationMessage);
      const first = event.currentTarget.form?.querySelector<Control>("input:invalid, textarea:invalid");
      if (first === event.currentTarget) first.focus();
    },
    onInput: (event: FormEvent<Control>) => {
      const message = check(event.currentTarget);
      if (problem) setProblem(message);
    },
  };

  return (
    <div className="field">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {!required && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {multiline ? (
        <textarea {...(control as ComponentProps<"textarea">)} rows={6} />
      ) : (
        <input {...control} type={type} />
      )}
      {/* Always there, so that the page is built with its rules. */}
      <p id={problemId} hidden={!problem} className="mt-1.5 text-sm font-semibold text-madder">
        {problem}
      </p>
    </div>
  );
}
