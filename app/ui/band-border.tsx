import { Pattern } from "./pattern/pattern.tsx";

/** A strip of pattern in salt on salt, where one ground meets another: a border as on a dupatta. */
export function BandBorder() {
  return (
    <div className="h-12 overflow-hidden" aria-hidden="true">
      <Pattern seed="border" overrides={{ tile: "ajrakh", colourway: "salt", scale: 0.4 }} />
    </div>
  );
}
