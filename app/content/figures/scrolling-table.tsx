import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { textOf } from "./wrap-text.ts";

function headings(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child) || child.type === "tbody") return [];
    return child.type === "th" ? textOf(child) : headings(child.props.children);
  });
}

/** A table in a box that scrolls sideways, also by keyboard. The column heads are its accessible name. */
export function ScrollingTable(props: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div
      className="table-scroll"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard.
      tabIndex={0}
      aria-label={`Table: ${headings(props.children).join(", ")}`}
    >
      <table {...props} />
    </div>
  );
}
