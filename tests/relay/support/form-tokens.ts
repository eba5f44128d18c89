import { DatabaseSync } from "node:sqlite";
import { endpoints } from "../../../enquiry/endpoints.ts";
import { minTokenAgeMs } from "../../../enquiry/spam-limits.ts";
import { issueFormToken } from "../../../server/relay/accept/form-token.ts";

/** The stores of the servers of this test file, by the servers' addresses. */
const stores = new Map<string, () => string>();
const secrets = new Map<string, string>();

/**
 * Lets `personsToken` sign tokens for a server with the secret of its store, so that no test waits for one to age.
 * @param gone resolves when the server has ended: another one may then get its port
 */
export function registerSecretFile(url: string, file: () => string, gone: Promise<unknown>): void {
  stores.set(url, file);
  void gone.then(() => {
    stores.delete(url);
    secrets.delete(url);
  });
}

function secretIn(file: string): string {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const row = database.prepare("SELECT value FROM key_value WHERE name = 'form-secret'").get();
  return String(row?.value);
}

async function askForToken(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}${endpoints.formToken}`).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}

/** The servers that are being asked for their first token. Many enquiries at once are not twice as many requests. */
const asking = new Map<string, Promise<string | undefined>>();

/**
 * A form token that was issued so many seconds ago, as long as a person takes to fill in a form. `undefined` where the
 * server issues none. Of a server whose store is not known it takes one and waits.
 */
export async function agedFormToken(url: string, seconds = 30): Promise<string | undefined> {
  const file = stores.get(url);
  if (!file) {
    const token = await askForToken(url);
    if (token) await new Promise((resolve) => setTimeout(resolve, minTokenAgeMs + 200));
    return token;
  }
  if (!secrets.has(url)) {
    const asked = asking.get(url) ?? askForToken(url).finally(() => asking.delete(url));
    asking.set(url, asked);
    if (!(await asked)) return undefined;
    secrets.set(url, secretIn(file()));
  }
  return issueFormToken(secrets.get(url) ?? "", Date.now() - seconds * 1_000);
}
