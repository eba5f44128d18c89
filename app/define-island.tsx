import { Component, type FunctionComponent, type ReactNode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { adoptStyles } from "./ui/adopt-styles.ts";

/** Repeats a person's acts in elements that were drawn in place of those in which they were done. */
type RepeatActs = (drawn: Element) => void;

/** Marks that scripts in the page set before an island is hydrated (`inline/guard-early-input.ts`, `inline/open-search.ts`). */
const marks = ["typed", "held", "wanted"];

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Finds the element that stands for another one: by its name and its place among those of its kind. React gives it another id. */
function counterpart(place: Element, element: Element): (drawn: Element) => HTMLElement | null {
  const name = element.getAttribute("name");
  const alike = (container: Element) =>
    [...container.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => other.getAttribute("name") === name,
    );
  const index = alike(place).indexOf(element as HTMLElement);
  return (drawn) => alike(drawn)[index] ?? null;
}

function copyActs(from: HTMLElement, to: HTMLElement): void {
  for (const mark of marks) if (mark in from.dataset) to.dataset[mark] = from.dataset[mark];
  if (!isField(from) || !isField(to)) return;
  to.value = from.value;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
}

/**
 * Notes what a person has done in a part of a page: what was typed or ticked, and where the focus and the selection are.
 * @returns a function that does the same in the elements that have replaced these. Elements that are still there stay as they are.
 */
function actsIn(place: Element): RepeatActs {
  const used = [...place.querySelectorAll<HTMLElement>("form, input, textarea, button")].map((element) => ({
    element,
    find: counterpart(place, element),
  }));
  const focused = document.activeElement;
  const focus = focused && place.contains(focused) ? counterpart(place, focused) : undefined;
  const selection = focused && isField(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined;
  return (drawn) => {
    for (const { element, find } of used) {
      const other = find(drawn);
      if (other && other !== element) copyActs(element, other);
    }
    const other = focus?.(drawn);
    if (!other || other === focused) return;
    other.focus({ preventScroll: true });
    // A tick box and an e-mail field have no selection.
    if (isField(other) && selection?.[0] != null) other.setSelectionRange(...selection);
  };
}

type BoundaryProps = {
  place: HTMLElement;
  onFailure: (error: Error, repeatActs: RepeatActs) => void;
  children: ReactNode;
};

/**
 * Keeps what a person has done in an island while its elements are replaced. React draws an island again where another program has
 * changed its HTML before it was hydrated (a translator, a password manager), and removes all of it after an error.
 */
class Boundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};
  #isMounted = false;
  #repeatActs: RepeatActs = () => undefined;

  static getDerivedStateFromError = (error: Error) => ({ error });

  override componentDidMount() {
    this.#isMounted = true;
    this.#repeatActs(this.props.place);
  }

  override getSnapshotBeforeUpdate() {
    return actsIn(this.props.place);
  }

  override componentDidUpdate(_props: BoundaryProps, _state: object, repeatActs: RepeatActs) {
    if (this.state.error) this.props.onFailure(this.state.error, repeatActs);
  }

  override render() {
    // A mount has no snapshot. React renders a second time, without a pause, where the HTML is not what it expected.
    if (!this.#isMounted) this.#repeatActs = actsIn(this.props.place);
    return this.state.error ? null : this.props.children;
  }
}

/**
 * Hydrates a component over its HTML, which was rendered while the site was built. In a transition, so that React yields to what a
 * person does meanwhile.
 * @returns a promise that only rejects: when the component has failed. Its place then has the HTML from before, which works by itself.
 */
function hydrate<P extends object>(place: HTMLElement, Component: FunctionComponent<P>, props: P): Promise<never> {
  const html = place.innerHTML;
  return new Promise((_, reject) => {
    let root: Root | undefined;
    const onFailure = (error: Error, repeatActs: RepeatActs) =>
      // After this commit, because React cannot unmount a root while it renders.
      queueMicrotask(() => {
        root?.unmount();
        place.innerHTML = html;
        repeatActs(place);
        reject(error);
      });
    const guarded = (
      <Boundary place={place} onFailure={onFailure}>
        <Component {...props} />
      </Boundary>
    );
    // What another program has changed is no fault of the page. What the boundary catches is logged by the caller.
    const options = {
      identifierPrefix: place.dataset.name ?? "",
      onRecoverableError: () => undefined,
      onCaughtError: () => undefined,
    };
    startTransition(() => {
      root = hydrateRoot(place, guarded, options);
    });
  });
}

/**
 * What a module of `islands/` exports: the component, which the build renders into pages (`island.tsx`), and `start`, which hydrates
 * it in its place (`start.ts`).
 * @param styles rules that are loaded with it, as `?inline`
 */
export const defineIsland = <P extends object>(component: FunctionComponent<P>, styles?: string) => ({
  component,
  start(place: HTMLElement, props: P): Promise<never> {
    if (styles) adoptStyles(styles);
    return hydrate(place, component, props);
  },
});
