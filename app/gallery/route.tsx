import { clsx } from "clsx/lite";
import { pageHead } from "~/content/.server/head.ts";
import { type Part, parts, type State } from "./parts.tsx";

export const load = () => ({
  head: pageHead("/_gallery", { title: "Gallery of the parts", description: "" }, { noindex: true }),
});

function Shown({ part, state }: { part: string; state: State }) {
  return (
    <div data-state={`${part} ${state.name}`} className={clsx("p-6", state.ground === "dark" && "on-dark")}>
      <h3 className="label mb-4">{state.name}</h3>
      {state.element}
    </div>
  );
}

function Shelf({ name, states }: Part) {
  return (
    <section
      id={`part-${name}`}
      aria-labelledby={`name-${name}`}
      tabIndex={-1}
      className="wrap border-t border-line py-8"
    >
      <h2 id={`name-${name}`}>{name}</h2>
      {states.map((state) => (
        <Shown key={state.name} part={name} state={state} />
      ))}
    </section>
  );
}

/** Every part of `app/ui` in every state, at `/_gallery` of `npm run dev`; a build has no such page (`app/routes.ts`). */
export default function Gallery() {
  return (
    <div className="pt-20">
      <h1 className="wrap py-8">Gallery of the parts</h1>
      {parts.map((part) => (
        <Shelf key={part.name} {...part} />
      ))}
    </div>
  );
}
