import { Pattern } from "./pattern/pattern.tsx";

/** A strip of cloth, salt on salt, where one ground meets another: a border as on a dupatta. */
export function BandBorder() {
  return (
    <div className="h-12 overflow-hidden" aria-hidden="true">
      <Pattern seed="border" cloth={{ tile: "ajrakh", colourway: "salt", scale: 0.4 }} />
    </div>
  );
}
