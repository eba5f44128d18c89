import { countLogged, countShowing, type Model, type State, update } from "./state-machine.ts";

/** Pieces on the shelf that nobody has. */
const left = (state: State) => 1 - countLogged(state, "sold", "kept") + countLogged(state, "lapsed");

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
    if (at === "idle" || at === "back") return update(state, actor, "asked");
    return at === "kept" ? update(state, actor, "paying") : state;
  },
  step(state, actor, [pays]) {
    const isOurs = state.way === "ours";
    const gone = () => (isOurs ? update(state, actor, "gone", "refused") : update(state, actor, "soldOut"));
    const other = actor === 0 ? 1 : 0;
    switch (state.at[actor]) {
      case "asked":
        return left(state) > 0 ? update(state, actor, "found") : gone();
      case "found":
        if (!isOurs) return update(state, actor, "confirmed", "sold");
        return left(state) > 0 ? update(state, actor, "kept", "kept") : gone();
      case "paying":
        return update(state, actor, "paid", "paid");
      case "kept":
        if (pays || state.at[other] !== "gone") return state;
        return update(update(state, actor, "lapsed", "lapsed"), other, "back");
      default:
        return state;
    }
  },
  outcome: (state) => (countShowing(state, "confirmed", "kept", "paid") > 1 ? "twice" : "clean"),
  figure: left,
};
