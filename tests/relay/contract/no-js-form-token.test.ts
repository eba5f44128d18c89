import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { beforeEach, describe, expect, it } from "vitest";
import { messagesIn } from "../../../server/language-lookup.ts";
import { issueFormToken } from "../../../server/relay/accept/form-token.ts";
import { typicalEnquiry } from "../support/enquiries.ts";
import { agedFormToken } from "../support/form-tokens.ts";
import { sharedHost } from "../support/shared-servers.ts";

const host = sharedHost();

let message: string;
let number = 0;
beforeEach(() => {
  message = `Without scripts ${++number}`;
});

type Fields = Record<string, string>;

/** What a browser without scripts posts, and the page that it shows then. */
async function press(fields: Fields, path = "/contact") {
  const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", origin: host.url };
  const body = new URLSearchParams(fields);
  const response = await fetch(host.url + path, { method: "POST", body, headers, redirect: "manual" });
  const html = await response.text();
  const page = fromHtml(html);
  const controls = selectAll("form [name]", page).map(({ tagName, properties, children }) => {
    const typed = tagName === "textarea" ? children.map((child) => ("value" in child ? child.value : "")).join("") : "";
    return [String(properties.name), String(properties.value ?? typed)];
  });
  const label = select("form button", page)?.children[0];
  return {
    status: response.status,
    location: response.headers.get("location"),
    html,
    button: label?.type === "text" ? label.value : "",
    fields: Object.fromEntries(controls) as Fields,
  };
}

const first = (): Fields => ({ ...typicalEnquiry, message, website: "" });
const rows = () => host.rows().filter((row) => row.message === message);
/** The fields of a page, as if a person had looked at it for so many seconds. */
const aged = async (seconds: number, fields: Fields): Promise<Fields> => {
  expect(fields.form_token).toMatch(/^\w+-\w+\./);
  const token = await agedFormToken(host.url, seconds);
  return { ...fields, form_token: token ?? "" };
};
const received = { status: 303, location: "/enquiry-received" };

describe("a form from a browser without scripts", () => {
  it.each(["en", "gu", "hi"])(
    "is shown once more with its text and a token, and sent by the next submit: %s",
    async (code) => {
      const path = code === "en" ? "/contact" : `/${code}/contact`;
      const { again, askAgain, notSent } = messagesIn(code).formAnswers;
      const asked = await press(first(), path);
      expect([asked.status, asked.button, rows()]).toEqual([422, again, []]);
      expect(asked.html).toContain(askAgain.replace("{again}", again));
      expect(asked.html).toContain(`<title>${notSent}`);
      expect(asked.fields).toMatchObject({ ...typicalEnquiry, message });
      const location = code === "en" ? received.location : `/${code}${received.location}`;
      expect(await press(await aged(10, asked.fields), path)).toMatchObject({ status: 303, location });
      expect(rows()).toMatchObject([{ status: "queued", hold_reason: null, channel: "form" }]);
    },
  );

  it("submitted again at once, and twice, is answered when its token is old enough, and stored once", async () => {
    const { fields } = await press(first());
    const begin = performance.now();
    const answers = await Promise.all([press(fields), press(fields)]);
    expect(answers.map(({ status }) => status)).toContain(303);
    expect(performance.now() - begin).toBeGreaterThan(2_500);
    expect(await press(fields)).toMatchObject(received);
    expect(rows()).toMatchObject([{ status: "queued", hold_reason: null }]);
  });

  it("with an expired token is shown once more, and then accepted", async () => {
    const asked = await press(first());
    const late = await press(await aged(25 * 3_600, asked.fields));
    expect([late.status, rows()]).toEqual([422, []]);
    expect(await press(await aged(10, late.fields))).toMatchObject(received);
    expect(rows()).toMatchObject([{ status: "queued" }]);
  });

  it("submitted again before and after its confirmation is stored once", async () => {
    await press(first());
    const asked = await press(first());
    expect(asked.status).toBe(422);
    expect(await press(await aged(10, asked.fields))).toMatchObject(received);
    // Back from the last page, and all over again.
    expect(await press(first())).toMatchObject(received);
    expect(rows()).toMatchObject([{ status: "queued" }]);
  });

  it("in two tabs is stored once and queued", async () => {
    const tabs = [await press(first()), await press(first())];
    for (const tab of tabs) expect(await press(await aged(10, tab.fields))).toMatchObject(received);
    expect(rows()).toMatchObject([{ status: "queued" }]);
  });

  it("with another text after Back and a used token is shown once more", async () => {
    const fields = await aged(10, (await press(first())).fields);
    await press(fields);
    message = `${message}, a second enquiry`;
    const asked = await press({ ...fields, message });
    expect([asked.status, asked.fields.form_token === fields.form_token]).toEqual([422, false]);
    expect(await press(await aged(10, asked.fields))).toMatchObject(received);
    expect(rows()).toMatchObject([{ status: "queued" }]);
  });

  it("with a mistake gets a token with its errors, and is sent when corrected", async () => {
    const wrong = await press({ ...first(), email: "nowhere" });
    expect([wrong.status, wrong.button]).toEqual([422, "Send"]);
    expect(await press({ ...(await aged(10, wrong.fields)), email: typicalEnquiry.email })).toMatchObject(received);
    expect(rows()).toMatchObject([{ status: "queued" }]);
  });
});

describe("a form is held as suspected spam", () => {
  it.each([
    [
      "with a token of another site",
      "token-forged",
      { form_token: issueFormToken("another secret", Date.now() - 10_000) },
    ],
    ["with its token emptied", "token-forged", { form_token: "" }],
    ["with the honeypot filled", "honeypot", { website: "https://spam.example" }],
  ])("%s: %s", async (_what, reason, fields) => {
    expect(await press({ ...first(), ...fields } as Fields)).toMatchObject(received);
    expect(rows()).toMatchObject([{ status: "held", hold_reason: reason }]);
  });

  it("when its client does not accept the HTML page that asks again", async () => {
    const body = new URLSearchParams(first());
    const response = await fetch(`${host.url}/contact`, { method: "POST", body, redirect: "manual" });
    expect(response.status).toBe(303);
    expect(rows()).toMatchObject([{ status: "held", hold_reason: "no-token" }]);
  });
});
