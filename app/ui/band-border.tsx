import { Pattern } from "./pattern/pattern.tsx";
import { cloths } from "./pattern/tiles.ts";

/** A strip of cloth, salt on salt, where one ground meets another: a border as on a dupatta. */
export function BandBorder() {
  return (
    <div className="h-12 overflow-hidden" aria-hidden="true">
      <Pattern seed="border" cloth={{ tile: cloths.ajrakh, colourway: "salt", scale: 0.4 }} />
    </div>
  );
}
