import { describe, expect, it } from "vitest";
import { parseSettingsFile } from "../../../server/settings-file.ts";

const read = (text: string) => parseSettingsFile(text, "environment");

describe("a file of settings, as systemd reads it", () => {
  it.each([
    ["a plain line", "PORT=3000\n", { PORT: "3000" }],
    ["no break at the end", "PORT=3000", { PORT: "3000" }],
    ["spaces around", "  PORT = 3000  \n", { PORT: "3000" }],
    ["nothing behind the sign", "MAIL_TO=\nPORT=1\n", { MAIL_TO: "", PORT: "1" }],
    ["comments and blank lines", "# A=1\n\n; B=2\n  # C=3\nD=4\n", { D: "4" }],
    [
      "a # within a value",
      "NOTIFY_URL=https://hooks.example/a#b # c\n",
      { NOTIFY_URL: "https://hooks.example/a#b # c" },
    ],
    ["single quotes", `SITE_TEAM='["A \\ B", "C"]'\n`, { SITE_TEAM: '["A \\ B", "C"]' }],
    ["double quotes", 'A="a \\"b\\" \\$c \\n"\n', { A: 'a "b" $c \\n' }],
    ["quotes beside each other", `A='a' "b"c\n`, { A: "abc" }],
    ["quotes within a value", `A=b"c"\n`, { A: 'b"c"' }],
    ["a value of several lines in quotes", "KEY='one\ntwo'\nB=1\n", { KEY: "one\ntwo", B: "1" }],
    ["a value that goes on in the next line", "A=one\\\n  two\nB=1\n", { A: "one  two", B: "1" }],
    ["the last of two", "A=1\nA=2\n", { A: "2" }],
    ["breaks of another system", "A=1\r\nB='2'\r\n", { A: "1", B: "2" }],
  ])("with %s", (_what, text, values) => expect(read(text)).toEqual(values));

  it.each([
    ["A=1\nnonsense\n", 2],
    ["A=1\n\nexport B=2\n", 3],
    ["A=1\nB='never closed\n", 2],
    ["3=A\n", 1],
  ])("%j is refused by file and line", (text, line) =>
    expect(() => read(text)).toThrow(`environment, line ${line}, is no setting. A line should be NAME=value`),
  );
});
