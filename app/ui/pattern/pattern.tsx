import { useId } from "react";
import { Drawing, type DrawingProps } from "./drawing.tsx";

/** A pattern that fills its box. Decoration only: hidden from assistive technology. */
export const Pattern = (props: DrawingProps) => <Drawing {...props} id={useId()} />;
