/** React Router's hooks for tracing. They run only when `HydratedRouter` is given `instrumentations`, which it is not. */
const unreachable = () => {
  throw new Error("Router instrumentation is not part of this build (pipeline/vite/stand-ins.ts).");
};

export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = unreachable;
export const instrumentClientSideRouter = unreachable;
export const instrumentHandler = unreachable;
export const instrumentationResultMetaContext = undefined;
