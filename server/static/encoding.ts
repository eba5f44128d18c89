import { type Accept, parseAccept } from "hono/utils/accept";

/** The encodings that the build prepares, smallest first, and the file as it is. */
const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * How much a client wants an encoding (RFC 9110, 12.5.3). `identity` is always accepted, and comes last when it is not
 * named.
 */
function weightOf(encoding: Encoding, accepted: Accept[]): number {
  const named = (type: string) => accepted.find((entry) => entry.type.toLowerCase() === type)?.q;
  return named(encoding) ?? named("*") ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
}

/**
 * The available encoding that the client wants most, and the smallest of several that it wants equally. A client that
 * refuses all of them gets the file as it is.
 */
export function chooseEncoding(acceptEncoding: string | null, available: (encoding: Encoding) => boolean): Encoding {
  const accepted = parseAccept(acceptEncoding ?? "");
  let best: Encoding = "identity";
  let most = 0;
  for (const encoding of encodings) {
    const weight = available(encoding) ? weightOf(encoding, accepted) : 0;
    if (weight <= most) continue;
    best = encoding;
    most = weight;
  }
  return best;
}
