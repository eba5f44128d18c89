import { countLogged, countShowing, type Model, showAndLog } from "./state-machine.ts";

/**
 * Two desks, one slot, and a line to desk 2. As often built the screen looks and writes later, and without a line the desk writes on
 * paper, which is typed in when the line is back. As we build it the diary itself refuses an overlap, and without a line nothing is
 * booked (`content/case-studies/healthcare-management-system.mdx`, "A slot is a constraint").
 */
export const clinic: Model = {
  first: ["idle", "idle"],
  lines: [true],
  cuts: 1,
  press(state, actor) {
    const at = state.at[actor];
    if (at === "idle") return showAndLog(state, actor, "asked");
    return at === "offered" ? showAndLog(state, actor, "choosing") : state;
  },
  step(state, actor, [lineTo2]) {
    const isOurs = state.way === "ours";
    const isCut = actor === 1 && !lineTo2;
    const isTaken = countLogged(state, "booked") > 0;
    switch (state.at[actor]) {
      case "asked":
        if (isCut) return showAndLog(state, actor, isOurs ? "waiting" : "free");
        if (!isTaken) return showAndLog(state, actor, "free");
        return isOurs ? showAndLog(state, actor, "offered", "refused") : showAndLog(state, actor, "taken");
      case "free":
        if (isCut) return showAndLog(state, actor, isOurs ? "waiting" : "paper");
        return isOurs && isTaken
          ? showAndLog(state, actor, "offered", "refused")
          : showAndLog(state, actor, "booked", "booked");
      case "paper":
        return isCut ? state : showAndLog(state, actor, "typed", "booked");
      case "waiting":
        if (isCut) return state;
        return isTaken ? showAndLog(state, actor, "offered", "refused") : showAndLog(state, actor, "booked", "booked");
      case "choosing":
        return isCut ? state : showAndLog(state, actor, "moved", "moved");
      default:
        return state;
    }
  },
  outcome: (state) => (countShowing(state, "booked", "paper", "typed") > 1 ? "twice" : "clean"),
};
