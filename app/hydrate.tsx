import { Component, type FunctionComponent, type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { actsIn, type RepeatActs } from "./acts.ts";
import { adoptStyles } from "./ui/adopt-styles.ts";

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
 * Draws an element in its place, over HTML that was rendered while the site was built, where there is any. In a transition, so that
 * React yields to what a person does meanwhile.
 * @param failureText shown where the element fails and there was no HTML
 * @returns a promise that only rejects: when the element has failed. Its place then has the HTML from before, which works by itself.
 */
export function draw(place: HTMLElement, element: ReactNode, failureText = ""): Promise<never> {
  const html = place.innerHTML;
  return new Promise((_, reject) => {
    let root: Root | undefined;
    const onFailure = (error: Error, repeatActs: RepeatActs) =>
      // After this commit, because React cannot unmount a root while it renders.
      queueMicrotask(() => {
        root?.unmount();
        if (html) place.innerHTML = html;
        else place.textContent = `${failureText} ${error.message}`;
        repeatActs(place);
        reject(error);
      });
    const guarded = (
      <Boundary place={place} onFailure={onFailure}>
        {element}
      </Boundary>
    );
    // What another program has changed is no fault of the page. What the boundary catches is logged by the caller.
    const options = {
      identifierPrefix: place.dataset.name ?? "",
      onRecoverableError: () => undefined,
      onCaughtError: () => undefined,
    };
    startTransition(() => {
      root = html ? hydrateRoot(place, guarded, options) : createRoot(place, options);
      if (!html) root.render(guarded);
    });
  });
}

/**
 * What a module of `islands/` exports: the component, which the build renders into pages (`island.tsx`), and `start`, which hydrates
 * it in its place (`start.ts`).
 * @param styles rules that are loaded with it, as `?inline`
 */
export const island = <P extends object>(component: FunctionComponent<P>, styles?: string) => ({
  component,
  start(place: HTMLElement, props: P): Promise<never> {
    if (styles) adoptStyles(styles);
    const Component = component;
    return draw(place, <Component {...props} />);
  },
});
