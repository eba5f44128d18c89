import { joinByDots } from "~/language/format-text.ts";
import { useLanguage } from "~/language/page-language.ts";
import { variants } from "~/models/model-engine.ts";
import { Verdict } from "~/models/model-panels.tsx";
import picturesCss from "~/styles/service-pictures.css?inline";
import { DeferredStyle } from "~/ui/inline-assets.tsx";
import type { Service } from "./load.ts";

type Screen = NonNullable<Service["screen"]>;

const idOf = (state: string) => `screen-${state}`;

/** The lines of the list; while it loads, bars where the words will be. */
function Orders({ orders, isLoading }: Pick<Screen, "orders"> & { isLoading: boolean }) {
  const { tag } = useLanguage().catalogue.language;
  const price = (rupees: number) =>
    rupees.toLocaleString(tag, { style: "currency", currency: "INR", maximumFractionDigits: 0 });
  return (
    <ul aria-hidden={isLoading} className={isLoading ? "orders orders-loading" : "orders"}>
      {orders.map(({ number, what, place, rupees, state, isOpen }) => (
        <li key={number}>
          <span className="text-base weight-600">{what}</span>{" "}
          <span className="text-base weight-600">{price(rupees)}</span>{" "}
          <span>{joinByDots([String(number), place])}</span>{" "}
          <span className={isOpen ? "order-open" : undefined}>{state}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the screen shows in a state. Its button is a label of the radio of the full list, which works without scripts. */
const Panel = ({ id, label, title, text, act, note, orders }: Screen["states"][number] & Pick<Screen, "orders">) => (
  <div className={`panel panel-${id}`}>
    <p className="line-t weight-600 not-print:hidden">{label}</p>
    <div className="panel-body">
      {title && <p className={id === "loading" ? "sr-only" : "text-h4 weight-700"}>{title}</p>}
      {text && <p>{text}</p>}
      {act && (
        <label htmlFor={idOf("full")} className="panel-act print:hidden">
          {act}
        </label>
      )}
      {(id === "full" || id === "loading") && <Orders orders={orders} isLoading={id === "loading"} />}
    </div>
    <p className="panel-note">{note}</p>
  </div>
);

/** A list of orders, of which the visitor chooses the state. On paper all five are shown. */
export const OrderListDemo = ({ caption, choose, title, states, orders }: Screen) => (
  <figure className="on-dark screen-states">
    <DeferredStyle css={picturesCss} />
    <fieldset className="ways print:hidden">
      <legend className="sr-only">{choose}</legend>
      {states.map(({ id, label }, i) => (
        <label key={id} className="way">
          <input type="radio" name="screen" id={idOf(id)} defaultChecked={i === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
    <div className="screen" aria-live="polite">
      <p className="screen-title">{title}</p>
      {states.map((state) => (
        <Panel key={state.id} {...state} orders={orders} />
      ))}
    </div>
    <figcaption className="text-sm lh-1.3 text-band-soft">{caption}</figcaption>
  </figure>
);

/** A page in the results of a search, before and after. */
export const SearchResultBeforeAfter = ({ caption, results }: NonNullable<Service["found"]>) => (
  <figure className="found grid gap-5">
    <DeferredStyle css={picturesCss} />
    {results.map(({ label, address, title, extra, text, note }) => (
      <div key={label} className="grid gap-2">
        <p className="label text-mark">{label}</p>
        <div className="result-plate">
          <p className="text-sm break-words text-text-soft" lang="en">
            {address}
          </p>
          <p className="text-h4 weight-600">{title}</p>
          {extra && <p className="weight-600">{extra}</p>}
          <p>{text}</p>
        </div>
        <p className="text-sm text-text-soft">{note}</p>
      </div>
    ))}
    <figcaption className="text-sm text-text-soft">{caption}</figcaption>
  </figure>
);

/** An update that goes wrong, in the picture language of the models: without a way back, and with one. The page has `ModelStillAssets`. */
export function DeployPictures({ title, people, middle, ways: shown, note }: NonNullable<Service["release"]>) {
  const { common } = useLanguage().catalogue.models;
  return (
    <>
      {shown.map(({ plates, log, verdict }, i) => (
        <figure key={variants[i]} className="on-dark still">
          <figcaption>
            {variants[i] && common[variants[i]]}: {title}
          </figcaption>
          <div className={i === 0 ? "stage stage-bad" : "stage"}>
            {plates.map(({ what, why }, j) => (
              <div key={people[j]} className="plate">
                <p className="plate-name label">{people[j]}</p>
                <p className={j === 0 ? "plate-told plate-alarm" : "plate-told"}>{what}</p>
                <p className="plate-text">{why}</p>
              </div>
            ))}
            {plates.map((_, j) => (
              <div key={people[j]} className={i === 0 && j === 1 ? "thread thread-cut" : "thread"} aria-hidden="true">
                <span className="knot" />
              </div>
            ))}
            <div className="shared">
              <p className="label text-band-mark-2">{middle}</p>
              <ul className="shared-log">
                {log.map(({ at, what }) => (
                  <li key={at}>
                    <span>{at}</span> <b>{what}</b>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <Verdict outcome={i === 0 ? "lost" : "clean"} verdict={[verdict.what, verdict.why]} />
        </figure>
      ))}
      <p className="text-sm text-text-soft">{note}</p>
    </>
  );
}
