import { countLogged, countShowing, type Model, update } from "./state-machine.ts";

/**
 * Two desks, one slot, and a line to desk 2. As often built the screen looks and writes later, and without a line the desk writes on
 * paper, which is typed in when the line is back. As we build it the diary itself refuses an overlap, and without a line nothing is
 * booked (`content/case-studies/healthcare-management-system.mdx`, "A slot is a constraint").
 */
export const doubleBooking: Model = {
  first: ["idle", "idle"],
  lines: [true],
  cuts: 1,
  press(state, actor) {
    const at = state.at[actor];
    if (at === "idle") return update(state, actor, "asked");
    return at === "offered" ? update(state, actor, "choosing") : state;
  },
  step(state, actor, [lineTo2]) {
    const isOurs = state.way === "ours";
    const isCut = actor === 1 && !lineTo2;
    const isTaken = countLogged(state, "booked") > 0;
    switch (state.at[actor]) {
      case "asked":
        if (isCut) return update(state, actor, isOurs ? "waiting" : "free");
        if (!isTaken) return update(state, actor, "free");
        return isOurs ? update(state, actor, "offered", "refused") : update(state, actor, "taken");
      case "free":
        if (isCut) return update(state, actor, isOurs ? "waiting" : "paper");
        return isOurs && isTaken
          ? update(state, actor, "offered", "refused")
          : update(state, actor, "booked", "booked");
      case "paper":
        return isCut ? state : update(state, actor, "typed", "booked");
      case "waiting":
        if (isCut) return state;
        return isTaken ? update(state, actor, "offered", "refused") : update(state, actor, "booked", "booked");
      case "choosing":
        return isCut ? state : update(state, actor, "moved", "moved");
      default:
        return state;
    }
  },
  outcome: (state) => (countShowing(state, "booked", "paper", "typed") > 1 ? "twice" : "clean"),
};
