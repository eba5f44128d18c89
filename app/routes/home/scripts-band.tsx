import { Fragment } from "react";
import { Band } from "~/ui/band.tsx";
import type { HomePage } from "./load.ts";

/** Above the footer of the English home page: the other languages in their own letters, each a link to its home page. */
export const ScriptsBand = ({ languages }: { languages: HomePage["scripts"] }) => (
  <Band className="band-quiet">
    <p className="text-center text-h2 weight-600">
      {languages.map(({ code, name, address }, i) => (
        <Fragment key={code}>
          {i > 0 && " · "}
          <a href={address} lang={code} hrefLang={code} className="hover:underline">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  </Band>
);
