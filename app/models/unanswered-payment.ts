import { countInLog, type Model, moveTo, type State } from "./model-engine.ts";

/** How often the bank has moved the money. */
const charges = ({ at }: State) => ["quiet", "once", "twice"].indexOf(at[1]);

/** The bank moves the money. */
const charge = (state: State) => moveTo(state, 1, charges(state) === 0 ? "once" : "twice");

/** How often the server has asked about a payment without an answer: after 2, 4 and 8 seconds. */
const asked = (state: State) => countInLog(state, "asked2", "asked4", "asked8");

/**
 * A buyer and the bank, the question to it and the answer from it. As often built no answer is taken for “no”, and the buyer pays
 * again. As we build it no answer is “we do not know yet”, and the server asks about the payment under its reference
 * (`content/case-studies/fintech-payment-processing.mdx`, "Architecture").
 */
export const unansweredPayment: Model = {
  first: ["idle", "quiet"],
  lines: [true, false],
  cuts: 1,
  press: (state, actor) =>
    actor === 0 && ["idle", "failed", "notCharged"].includes(state.at[0]) ? moveTo(state, 0, "asked") : state,
  step(state, actor, [question, answer]) {
    if (actor === 1) return state;
    const isOurs = state.way === "ours";
    switch (state.at[0]) {
      case "asked":
        if (question) return moveTo(charge(state), 0, "sent");
        return isOurs ? moveTo(state, 0, "unknown", "unknown") : moveTo(state, 0, "failed", "noAnswer");
      case "sent":
        if (answer) return moveTo(state, 0, "paid", state.log.length > 0 ? "again" : "paid");
        return isOurs ? moveTo(state, 0, "unknown", "unknown") : moveTo(state, 0, "failed", "noAnswer");
      case "unknown":
        if (question && answer)
          return charges(state) > 0 ? moveTo(state, 0, "paid", "known") : moveTo(state, 0, "notCharged", "none");
        return asked(state) < 3 ? moveTo(state, 0, "unknown", `asked${2 ** (asked(state) + 1)}`) : state;
      default:
        return state;
    }
  },
  // Who is told that nothing was paid tries again, once.
  wants: ({ at, log }, actor) =>
    actor === 0 &&
    (at[0] === "idle" ||
      (at[0] === "failed" && log.length === 1) ||
      (at[0] === "notCharged" && log.filter(({ what }) => what === "none").length === 1)),
  // A minute later, or when the third question is due.
  isRepaired: (state) => (state.way === "usual" ? state.log.length > 0 : asked(state) > 1),
  outcome(state) {
    if (charges(state) > 1) return "twice";
    return charges(state) === 1 && state.at[0] === "failed" ? "lost" : "clean";
  },
};
