import { count, type Model, put, type State, showing } from "./model.ts";

/** Pieces on the shelf that nobody has. */
const left = (state: State) => 1 - count(state, "sold", "kept") + count(state, "lapsed");

/**
 * Two buyers and the last piece. As often built the page looks, and writes later. As we build it one statement looks and writes
 * (`content/case-studies/ecommerce-platform-redesign.mdx`, "A hold is one statement"). The line is whether who has a hold pays in time.
 */
export const shop: Model = {
  first: ["idle", "idle"],
  lines: [true],
  switched: ["ours"],
  press(state, actor) {
    const at = state.at[actor];
    if (at === "idle" || at === "back") return put(state, actor, "asked");
    return at === "kept" ? put(state, actor, "paying") : state;
  },
  step(state, actor, [pays]) {
    const isOurs = state.way === "ours";
    const gone = () => (isOurs ? put(state, actor, "gone", "refused") : put(state, actor, "soldOut"));
    const other = actor === 0 ? 1 : 0;
    switch (state.at[actor]) {
      case "asked":
        return left(state) > 0 ? put(state, actor, "found") : gone();
      case "found":
        if (!isOurs) return put(state, actor, "confirmed", "sold");
        return left(state) > 0 ? put(state, actor, "kept", "kept") : gone();
      case "paying":
        return put(state, actor, "paid", "paid");
      case "kept":
        if (pays || state.at[other] !== "gone") return state;
        return put(put(state, actor, "lapsed", "lapsed"), other, "back");
      default:
        return state;
    }
  },
  outcome: (state) => (showing(state, "confirmed", "kept", "paid") > 1 ? "twice" : "clean"),
  figure: left,
};
