import { describe, expect, it } from "vitest";
import { fields, fieldsExceptMessage, ownerLabelOf, recordByField } from "../../../enquiry/fields.ts";
import { csvHeader, csvRow } from "../../../server/cli/csv.ts";
import { jsonFieldSchema } from "../../../server/relay/accept/field-schemas.ts";
import { composeOwnerMail } from "../../../server/relay/deliver/mail.ts";
import { storedEnquiry } from "../support/enquiries.ts";

/** Each field holds its own name, so that a mix-up shows. */
const stored = storedEnquiry(recordByField("name", ({ name }) => `<${name}>`));

describe("every declared field", () => {
  it("is in the plain-text and the HTML part of the mail with its label", () => {
    const frame = {
      from: { name: "S", address: "a@x.example" },
      to: "b@x.example",
      siteName: "S",
      siteUrl: "https://x.example",
    };
    const { text, html = "" } = composeOwnerMail(stored, frame);
    for (const field of fieldsExceptMessage) {
      expect(text).toContain(`${ownerLabelOf(field)}: <${field.name}>\n`);
      expect(html).toContain(`>${ownerLabelOf(field)}</th><td dir="auto">&lt;${field.name}&gt;</td>`);
    }
    // The title also contains the first words, because the subject does.
    const [, body = ""] = html.split("</head>");
    expect([text.split("<message>").length, body.split("&lt;message&gt;").length]).toEqual([2, 2]);
  });

  it("is in the CSV, whose columns of the first release keep their order", () => {
    const [header = [], cells = []] = [csvHeader(), csvRow(stored)].map(
      (line) => line.match(/(?<=")[^",]+(?=")/g) ?? [],
    );
    const first =
      "id receivedAt status holdReason name email phone company requestConsultation message attempts lastError sentAt";
    expect(header.filter((name) => first.split(" ").includes(name)).join(" ")).toBe(first);
    for (const { name } of fields) {
      expect(header).toContain(name);
      expect(cells).toContain(`<${name}>`);
    }
  });
});

it.each(["a@b＠c.example", "a@b％0aexample", "a@ü b.example"])(
  "the address %j with a wrong international domain is refused",
  (typed) => {
    const email = fields.find(({ name }) => name === "email");
    expect(email && jsonFieldSchema(email).safeParse(typed).success).toBe(false);
  },
);
