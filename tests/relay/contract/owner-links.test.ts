import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../../settings/index.ts";
import { send } from "../support/enquiries.ts";
import { type Host, startHost } from "../support/host.ts";
import { pollUntil } from "../support/poll-until.ts";
import { sharedSmtpSink } from "../support/shared-servers.ts";

const messages = {
  shown: "<b>Shown</b> & kept",
  delivered: "To deliver",
  deleted: "To delete",
  twice: "Pressed twice",
};

const sink = sharedSmtpSink();
let host: Host;
/** The links of the digest, by the id of their enquiry. */
let links: Map<string, string>;

const rowSaying = (message: string) => host.rows().find((row) => row.message === message);
const linkOf = (message: string) => links.get(String(rowSaying(message)?.id)) ?? "";
const press = (url: string, decision?: string) =>
  fetch(url, { method: "POST", body: new URLSearchParams(decision ? { do: decision } : {}) });
const mailsSaying = (words: string) => sink.mails.filter(({ subject }) => subject?.endsWith(words));

// The owner is told when the server starts, of what waits by then.
beforeAll(async () => {
  const before = await startHost();
  for (const message of Object.values(messages)) await send(before.url, { message, website: "https://spam.example" });
  const { dataDir } = before;
  await before.stop();
  host = await startHost({ dataDir, smtpPort: sink.port });
  await host.sweep();
  const digest = () => sink.mails.find(({ subject }) => subject?.endsWith("are held"));
  await pollUntil(host, () => digest() !== undefined);
  const found = [...(digest()?.text ?? "").matchAll(/https?:\S+\/decide\/(\w+)\?key=\S+/g)];
  links = new Map(found.map(([link, id = ""]) => [id, link.replace(settings.url, host.url)]));
});
afterAll(() => host.stop());

describe("a link in the owner's mail about an enquiry held as suspected spam", () => {
  it("shows the held enquiry as text, and changes nothing however often it is opened", async () => {
    const link = linkOf(messages.shown);
    for (const method of ["HEAD", "GET", "GET"]) expect((await fetch(link, { method })).status).toBe(200);
    const response = await fetch(link);
    const { headers } = response;
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex, nofollow"]);
    const html = await response.text();
    expect(html).toContain("&lt;b&gt;Shown&lt;/b&gt; &amp; kept");
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    expect(rowSaying(messages.shown)?.status).toBe("held");
    // The message comes first, and deletion last, behind a second press.
    expect(html).toMatch(/ kept<[\s\S]+value="deliver"[\s\S]+<\/form><details>[\s\S]+value="delete"/);
    const style = await fetch(new URL(/href="([^"]+\.css)"/.exec(html)?.[1] ?? "", host.url));
    expect(style.headers.get("content-type")).toContain("text/css");
    expect(await style.text()).toContain("min-height: 48px");
  });

  it("delivers the held enquiry once", async () => {
    const link = linkOf(messages.delivered);
    expect((await press(link, "deliver")).status).toBe(200);
    await pollUntil(host, () => mailsSaying(messages.delivered).length > 0);
    for (const again of [await press(link, "deliver"), await press(link, "delete"), await fetch(link)]) {
      expect(again.status).toBe(410);
      expect(await again.text()).toContain("decided already");
    }
    expect(mailsSaying(messages.delivered)).toHaveLength(1);
  });

  it("accepts one press when its button is pressed twice at the same time", async () => {
    const link = linkOf(messages.twice);
    const both = await Promise.all([press(link, "deliver"), press(link, "deliver")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it("deletes the held enquiry", async () => {
    const link = linkOf(messages.deleted);
    expect((await press(link, "delete")).status).toBe(200);
    expect(rowSaying(messages.deleted)).toBeUndefined();
    expect(await (await fetch(link)).text()).toContain("has been deleted");
  });

  it.each([
    ["without its key", (link: URL) => link.searchParams.delete("key")],
    ["with a changed key", (link: URL) => link.searchParams.set("key", `${link.searchParams.get("key")}A`)],
    [
      "with a later end",
      (link: URL) =>
        link.searchParams.set("key", link.searchParams.get("key")?.replace(/\.\w+\.(?=[^.]+$)/, ".zzzzzzzzz.") ?? ""),
    ],
    [
      "with another enquiry's key",
      (link: URL) => link.searchParams.set("key", new URL(linkOf(messages.delivered)).searchParams.get("key") ?? ""),
    ],
  ])("%s shows and changes nothing", async (_which, change) => {
    const link = new URL(linkOf(messages.shown));
    change(link);
    for (const response of [await fetch(link), await press(link.href, "delete")]) {
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain("Shown");
    }
    expect(rowSaying(messages.shown)?.status).toBe("held");
  });

  it("changes nothing when it is posted without a decision", async () => {
    expect((await press(linkOf(messages.shown))).status).toBe(400);
    expect(rowSaying(messages.shown)?.status).toBe("held");
  });

  it("leaves its key out of the log", () => {
    expect(host.output()).toContain("owner.decided");
    expect(host.output()).not.toMatch(/key=|\/decide\//);
  });
});
