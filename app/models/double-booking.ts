import { countActorsAt, countInLog, type Model, moveTo } from "./model-engine.ts";

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
    if (at === "idle") return moveTo(state, actor, "asked");
    return at === "offered" ? moveTo(state, actor, "choosing") : state;
  },
  step(state, actor, [lineTo2]) {
    const isOurs = state.way === "ours";
    const isCut = actor === 1 && !lineTo2;
    const isTaken = countInLog(state, "booked") > 0;
    switch (state.at[actor]) {
      case "asked":
        if (isCut) return moveTo(state, actor, isOurs ? "waiting" : "free");
        if (!isTaken) return moveTo(state, actor, "free");
        return isOurs ? moveTo(state, actor, "offered", "refused") : moveTo(state, actor, "taken");
      case "free":
        if (isCut) return moveTo(state, actor, isOurs ? "waiting" : "paper");
        return isOurs && isTaken
          ? moveTo(state, actor, "offered", "refused")
          : moveTo(state, actor, "booked", "booked");
      case "paper":
        return isCut ? state : moveTo(state, actor, "typed", "booked");
      case "waiting":
        if (isCut) return state;
        return isTaken ? moveTo(state, actor, "offered", "refused") : moveTo(state, actor, "booked", "booked");
      case "choosing":
        return isCut ? state : moveTo(state, actor, "moved", "moved");
      default:
        return state;
    }
  },
  outcome: (state) => (countActorsAt(state, "booked", "paper", "typed") > 1 ? "twice" : "clean"),
};
