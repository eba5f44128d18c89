import { describe, expect, it } from "vitest";
import { fields } from "../../../enquiry/fields.ts";
import { formSchema, signalSchemas, wireSchema } from "../../../server/relay/accept/fields.ts";

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
    ["name", "A\u2028B", "A B"],
    ["name", "Asha \u202Eletap", "Asha letap"],
    ["name", "a\ud800b", "a\ufffdb"],
    ["message", " One\r\ntwo\rthree\u2028four\u2029five\n\tsix ", "One\ntwo\nthree\nfour\nfive\n\tsix"],
    ["message", "a\u0000b\u0007c\u009fd", "abcd"],
    ["message", "a\ud800b", "a\ufffdb"],
    ["name", "info@b\u00fccher.example", "info@b\u00fccher.example"],
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

it.each([
  ["name", "", "Please tell us your name"],
  ["name", " \n ", "Please tell us your name"],
  ["name", "x".repeat(201), "Please keep the name to 200 characters at most"],
  ["email", "", "Please give an e-mail address for our answer"],
  ["email", "asha", "Please give one e-mail address, like name@example.com"],
  ["email", "asha\u00e9", "Please give one e-mail address, like name@example.com"],
  ["email", "asha.example\u00e9", "Please give one e-mail address, like name@example.com"],
  ["email", "a@b.example, c@d.example", "Please give one e-mail address, like name@example.com"],
  ["email", "@b\u00fccher.example", "Please give one e-mail address, like name@example.com"],
  ["message", "", "Please write a message"],
])("%s: %j is answered with %j alone", (name, value, words) => expect(faultOf(typed(name, value))).toEqual([words]));

it("what need not be given may be left out of a request; what must be given may not", () => {
  expect([sent("phone", undefined), sent("company", undefined)]).toMatchObject([{ data: "" }, { data: "" }]);
  expect(sent("name", undefined).success).toBe(false);
});

it("a box is Yes or No in a request, No where it is left out; in a form any value is Yes", () => {
  const name = "requestConsultation";
  expect([sent(name, "Yes"), sent(name, "No"), sent(name, undefined)].map(({ data }) => data)).toEqual([
    ...["Yes", "No", "No"],
  ]);
  expect(sent(name, "on").success).toBe(false);
  expect([typed(name, "on"), typed(name, "")].map(({ data }) => data)).toEqual(["Yes", "No"]);
});

it("the name of a draft may be missing, and is of letters, digits, - and _", () => {
  const { submissionId } = signalSchemas;
  expect(["", "abc-DEF_123", "a b", "<b>"].map((id) => submissionId.safeParse(id).success)).toEqual([
    ...[true, true, false, false],
  ]);
  expect(faultOf(submissionId.safeParse("a b") as ReturnType<typeof sent>)).toEqual([
    "it should be a draft id of letters, digits, - and _",
  ]);
});
