import { type Accept, parseAccept } from "hono/utils/accept";

/** The encodings that the build prepares, smallest first, and what stands for the file as it is. */
const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** How much a client wants a coding (RFC 9110, 12.5.3). The file as it is need not be named: it is taken, but last. */
function weightOf(encoding: Encoding, accepted: Accept[]): number {
  const named = (type: string) => accepted.find((entry) => entry.type.toLowerCase() === type)?.q;
  return named(encoding) ?? named("*") ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
}

/**
 * What the client wants most of what is available, the smallest where it wants several alike. A client that refuses
 * them all gets the file as it is.
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
