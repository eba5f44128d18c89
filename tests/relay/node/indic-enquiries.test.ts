import { beforeAll, describe, expect, it } from "vitest";
import { subjectOf } from "../../../server/relay/deliver/mail.ts";
import { send } from "../support/enquiries.ts";
import { pollUntil } from "../support/poll-until.ts";
import { runEnquiriesCli } from "../support/run-enquiries.ts";
import { sharedHost, sharedSmtpSink } from "../support/shared-servers.ts";

/** Visitors write in Gujarati, in Hindi, or in Gujarati with Latin letters: each way goes through the whole relay. */

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const letters = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
type Way = {
  language: "gu" | "hi";
  name: string;
  company: string;
  message: string;
  /** Words of the text as another person types them: other digits, no joiners, other case or composition. */
  searched: string[];
  /** The subject of the visitor's mail. */
  arrived: string;
};

const ways: Record<string, Way> = {
  Gujarati: {
    ...{ language: "gu", name: "પ્રજ્ઞેશ ક્ષત્રિય", company: "શ્રી કૃષ્ણ ટ્રાન્સપોર્ટ" },
    message:
      "નમસ્તે, અમારા ભુજના ગોડાઉનમાં રોજ ૪૫ ટ્રક આવે છે. દરેક ટ્રકનું વજન નોંધાય અને પહોંચ છપાય એવું સોફ્ટવેર જોઈએ છે. ફોન ૯૮૨૫૦ ૧૨૩૪૫ પર કરજો.",
    searched: ["પ્રજ્\u200dઞેશ 45", "98250 12345", "શ્રી ટ્રાન્સપોર્ટ"],
    arrived: "તમારો મેસેજ",
  },
  Hindi: {
    ...{ language: "hi", name: "श्रद्धा\u200d क्षत्रिय", company: "ज्ञानेश्वर एण्ड सन्स" },
    message:
      "नमस्ते, हमारी दुकान का हिसाब अभी काग़ज़ पर है। ऐसा ऐप चाहिए जिसमें हर दिन के १२५ बिल दर्ज हों। क्\u200dष लिखने पर भी सही दिखे।",
    searched: ["श्रद्धा 125", "कागज", "ज्ञानेश्\u200cवर", "क़ाग़ज़".replace("क़", "क").normalize("NFC")],
    arrived: "आपका संदेश",
  },
  "Gujarati in Latin letters": {
    ...{ language: "gu", name: "Pragnesh Kshatriya", company: "Shree Krishna Transport" },
    message: "Kem chho, amare dukan mate website banavvi che. 45 product batavva che, ketlo kharcho thashe?",
    searched: ["kem CHHO ૪૫", "४५ product", "krishna kharcho"],
    arrived: "તમારો મેસેજ",
  },
};

const env = { ACKNOWLEDGE: "yes", MAIL_FROM: "server@kutchit.example" };
const sink = sharedSmtpSink();
const host = sharedHost(() => ({ smtpPort: sink.port, env }));

const rowSaying = (message: string) => host.rows().find((row) => row.message === message);
const mailsTo = (address: string) => sink.mails.filter(({ envelopeTo }) => envelopeTo.includes(address));
const search = (words: string) => runEnquiriesCli(["search", words], { DATA_DIR: host.dataDir });

describe.each(Object.entries(ways))("an enquiry in %s", (what, way) => {
  const { language, name: from_name, company, message } = way;
  // A domain gets only a few acknowledgements a day.
  const from_email = `asha@${what.replaceAll(" ", "-").toLowerCase()}.example`;

  beforeAll(async () => {
    expect(await send(host.url, { from_name, from_email, company, language, message })).toEqual([200, "OK"]);
  });

  it("is stored as it was typed, and not held as spam", () =>
    expect(rowSaying(message)).toMatchObject({ name: from_name, company, language, hold_reason: null }));

  it("is mailed completely, with no grapheme cut in the subject", async () => {
    const ours = () => mailsTo("owner@kutchit.example").find(({ replyTo }) => replyTo?.[0]?.address === from_email);
    await pollUntil(host, () => ours() !== undefined);
    const mail = ours();
    expect(mail?.text).toContain(message);
    for (const words of [from_name, company]) expect(mail?.text).toContain(words);
    const subject = mail?.subject ?? "";
    expect(subject).toBe(subjectOf({ name: from_name, message } as never, "Kutch IT"));
    const said = subject.split(": ").at(-1)?.replace("…", "") ?? "";
    expect(letters(message).slice(0, letters(said).length).join("")).toBe(said);
    expect(said.length).toBeGreaterThan(20);
  });

  it("is acknowledged in the page's language", async () => {
    await pollUntil(host, () => mailsTo(from_email).length === 1);
    const [mail] = mailsTo(from_email);
    expect(mail?.subject).toContain(way.arrived);
    expect(mail?.html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
  });

  it("is found by other spellings, and listed with no grapheme cut", async () => {
    const id = rowSaying(message)?.id ?? "";
    for (const words of way.searched) {
      const { code, said } = await search(words);
      expect([code, said], words).toEqual([0, expect.stringContaining(id)]);
      const shown = /> *([^>]+?)…?$/m.exec(said.slice(said.indexOf(id)))?.[1] ?? "";
      expect(letters(message).slice(0, letters(shown).length).join("")).toBe(shown);
    }
    expect((await search("૯૯૯૯૯")).code).toBe(1);
  });
});
