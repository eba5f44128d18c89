import { countInLog, type Model, moveTo, type State } from "./model-engine.ts";

/** What the server says of the stop. */
const stopIs = ({ log }: State) => log.findLast(({ what }) => what === "delivered" || what === "cancelled")?.what;

/**
 * A driver in a basement and the depot, which cancels the stop meanwhile. As often built the app needs an answer where there is no
 * signal, and who writes last is right. As we build it the phone writes to itself and sends later; what has happened stands above
 * what was wished (`content/case-studies/logistics-management-platform.mdx`, "What happens when both are right").
 */
export const offlineDelivery: Model = {
  first: ["idle", "idle"],
  lines: [false],
  cuts: 0,
  press(state, actor) {
    const at = state.at[actor];
    return at === "idle" || at === "noConnection" ? moveTo(state, actor, actor === 0 ? "atDoor" : "asked") : state;
  },
  step(state, actor, [signal]) {
    const isOurs = state.way === "ours";
    const isDelivered = stopIs(state) === "delivered";
    switch (state.at[actor]) {
      case "atDoor":
        return moveTo(state, actor, "handedOver");
      case "handedOver":
        if (isOurs) return moveTo(state, actor, "kept");
        return signal ? moveTo(state, actor, "delivered", "delivered") : moveTo(state, actor, "noConnection");
      case "kept":
        if (!signal) return state;
        return moveTo(state, actor, "sending", "delivered", ...(stopIs(state) === "cancelled" ? ["exception"] : []));
      case "sending":
        return signal ? moveTo(state, actor, "sent") : moveTo(state, actor, "unheard");
      case "unheard":
        // The server knows the number of what is sent again, and writes nothing.
        return signal ? moveTo(state, actor, "sent") : state;
      case "asked":
        return moveTo(state, actor, isDelivered ? "heard" : "planned");
      case "planned":
        return isOurs && isDelivered ? moveTo(state, actor, "heard") : moveTo(state, actor, "cancelled", "cancelled");
      default:
        return state;
    }
  },
  /** The depot is not shown "cancelled" once the parcel is known to be with the customer. */
  seen({ way, at: [driver, depot] }) {
    const isKnown = ["sending", "unheard", "sent"].includes(driver);
    if (depot !== "cancelled" || !(isKnown || driver === "noConnection")) return [driver, depot];
    return [driver, way === "ours" ? "decides" : "wrong"];
  },
  outcome(state) {
    const isHandedOver = ["noConnection", "delivered"].includes(state.at[0]);
    if (isHandedOver && stopIs(state) !== "delivered") return "lost";
    return countInLog(state, "delivered") > 1 ? "twice" : "clean";
  },
};
