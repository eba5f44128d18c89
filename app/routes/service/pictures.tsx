import { inLine } from "~/language/interpolate.ts";
import { useLanguage } from "~/language/page-language.ts";
import picturesCss from "~/styles/service-pictures.css?inline";
import { LaterStyle } from "~/ui/page-style.tsx";
import type { Service } from "./load.ts";

type State = NonNullable<Service["screen"]>["states"][number];

const idOf = (state: string) => `screen-${state}`;

type OrdersProps = { orders: NonNullable<Service["screen"]>["orders"]; isLoading: boolean };

/** The lines of the list; while it loads, bars where the words will be. */
function Orders({ orders, isLoading }: OrdersProps) {
  const { tag } = useLanguage().catalogue.language;
  const price = (rupees: number) =>
    rupees.toLocaleString(tag, { style: "currency", currency: "INR", maximumFractionDigits: 0 });
  return (
    <ul aria-hidden={isLoading} className={isLoading ? "orders orders-loading" : "orders"}>
      {orders.map(({ number, what, place, rupees, state, isOpen }) => (
        <li key={number}>
          <span className="text-base weight-600">{what}</span>{" "}
          <span className="text-base weight-600">{price(rupees)}</span> <span>{inLine([String(number), place])}</span>{" "}
          <span className={isOpen ? "order-open" : undefined}>{state}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the screen shows in a state. Its button is a label of the radio of the full list, which works without scripts. */
const Panel = ({
  state: { id, label, title, text, act, note },
  orders,
}: { state: State } & Pick<OrdersProps, "orders">) => (
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
export const ScreenInStates = ({ caption, choose, title, states, orders }: NonNullable<Service["screen"]>) => (
  <figure className="on-dark screen-states">
    <LaterStyle css={picturesCss} />
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
        <Panel key={state.id} state={state} orders={orders} />
      ))}
    </div>
    <figcaption className="text-sm lh-1.3 text-band-soft">{caption}</figcaption>
  </figure>
);

/** A page in the results of a search, before and after. */
export const FoundBeforeAndAfter = ({ caption, results }: NonNullable<Service["found"]>) => (
  <figure className="found grid gap-5">
    <LaterStyle css={picturesCss} />
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
