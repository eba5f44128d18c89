import { describe, expect, it } from "vitest";
import { fields } from "../../../enquiry/fields.ts";
import { formSchema, wireSchema } from "../../../server/relay/accept/field-schemas.ts";

const schemaOf = (name: string, schema: typeof wireSchema) => {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return schema(field);
};
const sent = (name: string, value: unknown) => schemaOf(name, wireSchema).safeParse(value);
const typed = (name: string, value: unknown) => schemaOf(name, formSchema).safeParse(value);
const faultOf = ({ error }: ReturnType<typeof sent>) => error?.issues.map(({ message }) => message);

describe("what arrives is kept as it can be shown", () => {
  it.each([
    ["name", " Asha\u0000\u0001\r\nPatel\t", "Asha Patel"],
    ["name", "Asha \u202Eletap", "Asha letap"],
    ["name", "a\ud800b", "a\ufffdb"],
    ["message", " One\r\ntwo\rthree\u2028four\u2029five\n\tsix ", "One\ntwo\nthree\nfour\nfive\n\tsix"],
    ["message", "a\u0000b\u0007c\u009fd", "abcd"],
    ["email", "a@b\u00fccher.example", "a@xn--bcher-kva.example"],
    ["email", "a@B.Example", "a@B.Example"],
  ])("%s: %j becomes %j", (name, value, kept) => {
    expect(sent(name, value)).toMatchObject({ data: kept });
    expect(typed(name, value)).toMatchObject({ data: kept });
  });

  it("a line break that a form sends as two characters counts as one", () => {
    expect(typed("message", "a\r\n".repeat(5_000)).success).toBe(true);
    expect(faultOf(typed("message", "ab\n".repeat(5_000)))).toEqual([
      "Please keep the message to 10000 characters at most",
    ]);
    expect(typed("message", "\n".repeat(41_000)).success).toBe(false);
  });
});
