import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emailjsClient, type MailSettings, simulatedTransport } from "~/contact/transports.ts";
import { endpoints } from "../../enquiry/endpoints.ts";
import { recordByField } from "../../enquiry/fields.ts";

const relay: MailSettings = {
  provider: "relay",
  origin: "https://relay.example",
  publicKey: "key",
  serviceId: "s",
  templateId: "t",
};
const enquiry = {
  values: { name: "Asha", email: "asha@buyer.example", message: "Salt", requestConsultation: true },
  submissionId: "id",
  honeypot: "",
  page: "/services/x",
};

type Answer = (signal?: AbortSignal) => Promise<Response>;
const says =
  (text: string, status = 200): Answer =>
  async () =>
    new Response(text, { status });
const silent: Answer = (signal) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
const broken: Answer = async () => Promise.reject(new TypeError("Failed to fetch"));

/** The sent requests, in order. */
const sent: Record<string, string>[] = [];
let tokensAsked: number;

/** Answers each sending with the next of these and then repeats the last, and answers each request for a token. */
function answer(answers: Answer[], token: Answer = async () => new Response(`token${tokensAsked}`)) {
  vi.stubGlobal("fetch", async (url: string, options?: { body?: string; signal?: AbortSignal }) => {
    if (url === relay.origin + endpoints.formToken) {
      tokensAsked += 1;
      return token(options?.signal);
    }
    const { template_params, ...ids } = JSON.parse(options?.body ?? "{}");
    sent.push({ ...template_params, url, ...ids });
    return (answers[sent.length - 1] ?? answers.at(-1) ?? broken)();
  });
}

/** The outcome, and the full seconds until then. */
async function outcome(work: Promise<unknown>) {
  const begin = Date.now();
  let ended: string | undefined;
  work.then(
    () => {
      ended = "sent";
    },
    () => {
      ended = "failed";
    },
  );
  while (!ended && Date.now() - begin < 60_000) await vi.advanceTimersByTimeAsync(100);
  return [ended, Math.floor((Date.now() - begin) / 1000)];
}

beforeEach(() => {
  sent.length = 0;
  tokensAsked = 0;
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  vi.stubGlobal("location", { origin: "https://kutchit.example" });
  vi.stubGlobal("document", {});
  vi.stubGlobal("window", {});
  // The browser's own does not follow the test's clock.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("an enquiry to the relay", () => {
  it("has every field, the token, the id, the page and the language", async () => {
    answer([says("OK")]);
    expect((await outcome(emailjsClient(relay, "gu").send(enquiry)))[0]).toBe("sent");
    expect(sent).toEqual([
      {
        ...recordByField("wireName", ({ kind }) => (kind === "tick" ? "No" : "")),
        ...{ from_name: "Asha", from_email: "asha@buyer.example", message: "Salt", request_consultation: "Yes" },
        ...{ submission_id: "id", form_token: "token1", website: "" },
        ...{ page: "/services/x", language: "gu" },
        ...{ url: relay.origin + endpoints.send, user_id: "key", service_id: "s", template_id: "t" },
        lib_version: expect.any(String),
      },
    ]);
  });

  it("resolves with its own reference number while another is being sent, and with none for a repeat", async () => {
    const refers = (reference: string, ms: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return new Response("OK", { headers: { "Server-Timing": `cache;desc="miss", reference;desc="${reference}"` } });
    };
    answer([refers("01REFERENC", 2_000), refers("02REFERENC", 0), says("OK")]);
    vi.resetModules();
    const { emailjsClient: transport } = await import("~/contact/transports.ts");
    const works = ["a", "b", "a"].map((submissionId) => transport(relay, "en").send({ ...enquiry, submissionId }));
    await outcome(Promise.all(works));
    expect(await Promise.all(works)).toEqual(["01REFERENC", "02REFERENC", undefined]);
  });

  it("has no checkbox that its form does not show", async () => {
    answer([says("OK")]);
    const { requestConsultation, ...values } = enquiry.values;
    await outcome(emailjsClient(relay, "en").send({ ...enquiry, values }));
    expect(sent[0]).not.toHaveProperty("request_consultation");
  });

  it("in English sends no language, and No for an empty checkbox", async () => {
    answer([says("OK")]);
    await outcome(emailjsClient(relay, "en").send({ ...enquiry, values: { requestConsultation: false } }));
    expect(sent[0]).toMatchObject({ request_consultation: "No", from_name: "" });
    expect(sent[0]).not.toHaveProperty("language");
  });

  it("waits until its token is three seconds old", async () => {
    answer([says("OK")]);
    expect(await outcome(emailjsClient(relay, "en").send(enquiry))).toEqual(["sent", 3]);
    const { prepare, send } = emailjsClient(relay, "en");
    prepare();
    prepare();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome(send(enquiry))).toEqual(["sent", 0]);
    expect(tokensAsked).toBe(2);
  });

  it("requests its own token, and a new one after twelve hours", async () => {
    answer([says("OK")]);
    const { prepare, send } = emailjsClient(relay, "en");
    await outcome(send(enquiry));
    prepare();
    await vi.advanceTimersByTimeAsync(12 * 60 * 60 * 1000 - 1_000);
    await outcome(send(enquiry));
    prepare();
    await vi.advanceTimersByTimeAsync(12 * 60 * 60 * 1000);
    await outcome(send(enquiry));
    expect(sent.map(({ form_token }) => form_token)).toEqual(["token1", "token2", "token4"]);
  });

  it.each([
    ["is refused", says("No", 503), 0, 2],
    ["does not come", broken, 0, 2],
    // Asked for a third time by the second request.
    ["is not answered within five seconds", silent, 10, 3],
  ])("is sent without a token when that %s, and requests one at the next send", async (_, token, seconds, asked) => {
    answer([says("OK")], token);
    const { prepare, send } = emailjsClient(relay, "en");
    prepare();
    expect(await outcome(send(enquiry))).toEqual(["sent", seconds]);
    expect(sent[0]).not.toHaveProperty("form_token");
    expect(tokensAsked).toBe(asked);
  });

  it.each([
    ["broken off", [broken, says("OK")], ["sent", 3], 2],
    ["silent", [silent, says("OK")], ["sent", 8], 2],
    ["silent twice", [silent], ["failed", 15], 2],
    ["a refusal", [says("Too many", 429)], ["failed", 3], 1],
    ["another's page", [says("<html>"), says("OK")], ["sent", 3], 2],
    ["another's page twice", [says("<html>")], ["failed", 3], 2],
  ] as const)(
    "whose answer is %s is sent again under the same id, unless it was refused",
    async (_, answers, end, times) => {
      answer([...answers]);
      expect(await outcome(emailjsClient(relay, "en").send(enquiry))).toEqual(end);
      expect(sent.map(({ submission_id }) => submission_id)).toEqual(Array(times).fill("id"));
    },
  );
});

describe("an enquiry to EmailJS", () => {
  const transport = () => emailjsClient({ ...relay, provider: "emailjs", origin: "https://mail.example" }, "gu");

  it("has only the specified fields, and is sent once", async () => {
    answer([says("accepted")]);
    transport().prepare();
    expect(await outcome(transport().send(enquiry))).toEqual(["sent", 0]);
    expect(sent[0]).toMatchObject({ url: "https://mail.example/api/v1.0/email/send" });
    for (const name of ["submission_id", "website", "page", "language", "form_token"])
      expect(sent[0]).not.toHaveProperty(name);
    answer([silent]);
    expect(await outcome(transport().send(enquiry))).toEqual(["failed", 15]);
    expect([sent.length, tokensAsked]).toEqual([2, 0]);
  });

  it("has no reference, whatever its answer says", async () => {
    answer([says("Accepted for delivery")]);
    const work = transport().send(enquiry);
    await outcome(work);
    expect(await work).toBeUndefined();
  });
});

it("the simulated send takes 1.5 seconds and logs that nothing is sent", async () => {
  answer([says("OK")]);
  const log = vi.spyOn(console, "log").mockReturnValue();
  expect((await outcome(simulatedTransport(enquiry)))[0]).toBe("sent");
  expect(log).toHaveBeenCalledExactlyOnceWith("Contact form (simulated, nothing was sent):", enquiry.values);
  expect([sent, Date.now() - 1_800_000_000_000]).toEqual([[], 1500]);
  log.mockRestore();
});
