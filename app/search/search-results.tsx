import { type KeyboardEvent, useRef } from "react";
import { Link } from "react-router";
import type { Engine, Found, Hit } from "./engine.ts";
import { excerptOf, markWords, type Piece } from "./excerpt.ts";
import { useText } from "./use-text.ts";

function Marked({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, marked }, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name, and are drawn anew together.
    return marked ? <mark key={i}>{text}</mark> : text;
  });
}

function Result({ hit, textOf }: { hit: Hit; textOf: Engine["textOf"] }) {
  const item = useRef<HTMLLIElement>(null);
  const text = useText(hit.id, textOf, item);
  return (
    <li ref={item}>
      <Link to={hit.path}>
        <strong>
          <Marked pieces={markWords(hit.title, hit.words)} />
        </strong>
        {/* Empty it keeps room, so that few results are in sight at once, and move little when their excerpts come. */}
        <span>{text && <Marked pieces={excerptOf(text, hit.words)} />}</span>
      </Link>
    </li>
  );
}

type Props = {
  found: Found;
  textOf: Engine["textOf"];
  /** Above the first result: back to where the query is written. */
  onLeave: () => void;
};

/**
 * The pages found, as ordinary links in groups. The arrow keys, Home and End move among them; a letter goes back to the
 * query, where it is written.
 */
export function SearchResults({ found, textOf, onLeave }: Props) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const links = [...event.currentTarget.querySelectorAll("a")];
    const place = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1 }[event.key];
    if (next === undefined) {
      if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) onLeave();
      return;
    }
    event.preventDefault();
    if (next < 0) onLeave();
    else links[Math.min(next, links.length - 1)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are the controls; the keys are a short cut.
    <div className="search-results" onKeyDown={move}>
      {found.groups.map(({ section, hits }) => (
        <section key={section} aria-label={section}>
          <h2 className="label">{section.toUpperCase()}</h2>
          <ul>
            {hits.map((hit) => (
              <Result key={hit.path} hit={hit} textOf={textOf} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
