import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import type { ShownGuide } from "./load.ts";

/** What to move to from each technology, as its own page says. On English pages alone. */
export function MovesBand({ moves }: Pick<ShownGuide, "moves">) {
  return (
    <Band>
      <h2>When another of them fits better</h2>
      <ul className="mt-10 grid gap-x-16 line-t-2 border-rule lg:grid-cols-2">
        {moves.map(({ slug, name, to }) => (
          <li key={slug} className="line-b border-line py-6">
            <h3 className="text-h4">From {name}</h3>
            <dl className="mt-3 grid gap-3">
              {to.map((other) => (
                <div key={other.slug}>
                  <dt>
                    <Link
                      to={href("/technologies/:slug", { slug: other.slug })}
                      className="row-link inline-flex min-h-11 items-center weight-600"
                    >
                      to {other.name}
                    </Link>
                  </dt>
                  <dd className="text-text-soft">{other.when}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type OmittedProps = { heading: string; omitted: { name: string; why: string }[] };

/** What a reader may look for here, and why it is not compared. */
export function OmittedBand({ heading, omitted }: OmittedProps) {
  return (
    <Band border ground="ground-2">
      <h2>{heading}</h2>
      <dl className="mt-8 grid gap-x-16 line-t-2 border-rule lg:grid-cols-2">
        {omitted.map(({ name, why }) => (
          <div key={name} className="line-b border-line py-5">
            <dt className="text-h4 weight-700">{name}</dt>
            <dd className="mt-1 text-text-soft">{why}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
