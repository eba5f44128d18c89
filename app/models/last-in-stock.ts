import { countActorsAt, countInLog, type Model, moveTo, type State } from "./model-engine.ts";

/** Pieces on the shelf that nobody has. */
const left = (state: State) => 1 - countInLog(state, "sold", "kept") + countInLog(state, "lapsed");

/**
 * Two buyers and the last piece. As often built the page looks, and writes later. As we build it one statement looks and writes
 * (`content/case-studies/ecommerce-platform-redesign.mdx`, "A hold is one statement"). The line is whether who has a hold pays in time.
 */
export const lastPiece: Model = {
  first: ["idle", "idle"],
  lines: [true],
  switched: ["ours"],
  press(state, actor) {
    const at = state.at[actor];
    if (at === "idle" || at === "back") return moveTo(state, actor, "asked");
    return at === "kept" ? moveTo(state, actor, "paying") : state;
  },
  step(state, actor, [pays]) {
    const isOurs = state.way === "ours";
    const gone = () => (isOurs ? moveTo(state, actor, "gone", "refused") : moveTo(state, actor, "soldOut"));
    const other = actor === 0 ? 1 : 0;
    switch (state.at[actor]) {
      case "asked":
        return left(state) > 0 ? moveTo(state, actor, "found") : gone();
      case "found":
        if (!isOurs) return moveTo(state, actor, "confirmed", "sold");
        return left(state) > 0 ? moveTo(state, actor, "kept", "kept") : gone();
      case "paying":
        return moveTo(state, actor, "paid", "paid");
      case "kept":
        if (pays || state.at[other] !== "gone") return state;
        return moveTo(moveTo(state, actor, "lapsed", "lapsed"), other, "back");
      default:
        return state;
    }
  },
  outcome: (state) => (countActorsAt(state, "confirmed", "kept", "paid") > 1 ? "twice" : "clean"),
  figure: left,
};
