import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { loadLate } from "../load-late.ts";
import stylesheet from "./embla.css?url";
import type { Embla } from "./embla.tsx";
import { motionIsReduced, nativeScroll, type ScrollControl } from "./scroll-control.ts";

type Engine = ComponentType<Parameters<typeof Embla>[0]>;

/** Loads embla when the element comes near the screen. `undefined` until then, and for ever where it cannot be loaded. */
function useEngine(element: RefObject<HTMLElement | null>): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();

  useEffect(() => {
    if (!element.current) return;
    const load = async () => {
      try {
        const { Embla } = await loadLate(() => import("./embla.tsx"), { stylesheet, drawsAnew: false });
        setEngine(() => Embla);
      } catch {
        // The list scrolls by itself; the browser has said what it could not load.
      }
    };
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        load();
      },
      { rootMargin: "50%" },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return engine;
}

/**
 * The behaviour of a carousel whose markup is a list that scrolls sideways: embla moves it once it has come, and until
 * then, or where it cannot be loaded, the list's own scrolling. Left and right arrow keys move it while focus is inside.
 */
export function useCarousel(loop: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLElement>(null);
  const engine = useEngine(root);
  const [embla, setEmbla] = useState<ScrollControl | null>(null);
  const [shown, setShown] = useState({ index: 0, atStart: true, atEnd: false, moved: false });

  const control = useCallback((): ScrollControl | undefined => {
    if (embla) return embla;
    return viewport.current ? nativeScroll(viewport.current, loop) : undefined;
  }, [embla, loop]);

  useEffect(() => {
    const current = control();
    const show = () => {
      const now = current?.position();
      if (now) setShown((before) => ({ ...now, moved: before.moved || now.index !== before.index }));
    };
    // A list that nobody has scrolled yet is not measured: that would hold up hydration.
    if (embla) show();
    return current?.subscribe(show);
  }, [embla, control]);

  const start = useCallback(
    () => (viewport.current ? nativeScroll(viewport.current, loop).position().index : 0),
    [loop],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    // A list that scrolls answers to the keys by itself; with a modifier they are the browser's, as for Back.
    if (!embla || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const move = { ArrowLeft: "previous", ArrowRight: "next" }[event.key] as "previous" | "next" | undefined;
    if (!move) return;
    event.preventDefault();
    control()?.[move](motionIsReduced());
  };

  return {
    root,
    viewport,
    engine,
    setEmbla,
    start,
    /** Of the first card shown. */
    index: shown.index,
    /** Whether it has been moved since it came. */
    moved: shown.moved,
    stopsBefore: !loop && shown.atStart,
    stopsAfter: !loop && shown.atEnd,
    previous: () => control()?.previous(motionIsReduced()),
    next: () => control()?.next(motionIsReduced()),
    onKeyDown,
  };
}
