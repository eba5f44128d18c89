/**
 * React Router's lazy discovery of routes asks a server for parts of the route table. With `ssr: false` it is off
 * (`isFogOfWarEnabled` is then always false) and the whole table comes with the page, so that none of it ever runs.
 */
const unreachable = () => {
  throw new Error("Lazy route discovery is not part of this build (pipeline/vite/stand-ins.ts).");
};

export const URL_LIMIT = 7680;
export const isFogOfWarEnabled = () => false;
export const useFogOFWarDiscovery = () => {};
export const getPatchRoutesOnNavigationFunction = () => undefined;
/** A version mismatch is a matter of answers of a manifest server, of which there is none. */
export const handleClientVersionMismatch = async () => false;
export const getManifestPath = unreachable;
export const getPartialManifest = unreachable;
export const getPathsWithAncestors = unreachable;
