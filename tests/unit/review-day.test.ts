import { afterEach, describe, expect, it, vi } from "vitest";
import { content } from "~/content/index.ts";
import { parseContent } from "~/content/parse.ts";
import { technology } from "../../content/schemas/technology.ts";
import { refusalOf } from "./support/content-error.ts";
import { find } from "./support/find-entry.ts";

describe("The day of a technology's last review", () => {
  const { slug: _, ...page } = find(content, "technologies", "react");
  const read = (reviewed: unknown) => parseContent(technology, "content/technologies/react.ts", { ...page, reviewed });
  afterEach(() => vi.useRealTimers());

  it.each([undefined, "November 2026", "2026-02-30", 20261121])("is asked for when it is %s", (reviewed) => {
    expect(refusalOf(() => read(reviewed))).toMatch(
      /content\/technologies\/react\.ts: reviewed: is .+: write the day on which the text was last read against its facts, as 2026-11-21$/,
    );
  });

  it("is never in the future, by the firm's clock", () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T18:29:00Z"), toFake: ["Date"] });
    expect(read("2026-11-21").reviewed).toBe("2026-11-21");
    expect(refusalOf(() => read("2026-11-22"))).toMatch(
      /content\/technologies\/react\.ts: reviewed: lies in the future: write the day on which the text was read$/,
    );
    vi.setSystemTime(new Date("2026-11-21T18:31:00Z"));
    expect(read("2026-11-22").reviewed).toBe("2026-11-22");
  });

  it("comes with the version that the page was written for", () => {
    expect(
      refusalOf(() => parseContent(technology, "content/technologies/react.ts", { ...page, version: undefined })),
    ).toMatch(/react\.ts: version: /);
  });
});
