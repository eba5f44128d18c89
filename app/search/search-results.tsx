import type { KeyboardEvent } from "react";
import type { Found } from "./engine.ts";
import { markWords } from "./mark-words.ts";

function Marked({ text, words }: { text: string; words: string[] }) {
  return markWords(text, words).map(({ text: piece, marked }, i) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name, and are drawn together.
    return marked ? <mark key={i}>{piece}</mark> : piece;
  });
}

type Props = {
  groups: Found["groups"];
  /** Called above the first result, and for a letter: the focus goes back to the field. */
  onLeave: () => void;
};

/** The pages found, as ordinary links in groups. The arrow keys, Home and End move among them; a letter goes to the field. */
export function SearchResults({ groups, onLeave }: Props) {
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
      {groups.map(({ section, hits }) => (
        <section key={section} aria-label={section}>
          <h2 className="label">{section.toUpperCase()}</h2>
          <ul>
            {hits.map(({ path, title, description, words, language }) => (
              // Drawn again for each query: a translator may have replaced the pieces of its texts.
              <li key={`${path} ${words.join(" ")}`}>
                <a href={path} lang={language} hrefLang={language}>
                  <strong>
                    <Marked text={title} words={words} />
                  </strong>
                  <span>
                    <Marked text={description} words={words} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
