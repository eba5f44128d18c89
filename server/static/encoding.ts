/** The encodings that the build prepares, best first, and what stands for the file as it is. */
const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** The weight a client gives to each coding: 0 refuses it. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = part.split(";").map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (coding) weights.set(coding, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

/** The best of the available encodings that the client takes; the file as it is when it names none of them. */
export function chooseEncoding(acceptEncoding: string | null, available: (encoding: Encoding) => boolean): Encoding {
  if (acceptEncoding === null) return "identity";
  const weights = readWeights(acceptEncoding);
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return encodings.find((encoding) => available(encoding) && accepts(encoding)) ?? "identity";
}
