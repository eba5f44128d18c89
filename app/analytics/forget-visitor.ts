import { tryStorage } from "~/ui/try-storage.ts";

/** Where Firebase keeps its identifier. */
const databases = ["firebase-installations-database", "firebase-heartbeat-database"];

/** Deletes the cookies of Google's tag, which it sets for the highest domain that lets it. */
function deleteCookies(): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, i) => labels.slice(i).join("."));
  for (const [name = ""] of document.cookie.split("; ").map((cookie) => cookie.split("="))) {
    if (!/^_ga(_|$)/.test(name)) continue;
    // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API came to Firefox only lately.
    document.cookie = `${name}=; max-age=0; path=/`;
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/; domain=${domain}`;
    // biome-ignore-end lint/suspicious/noDocumentCookie: as above
  }
}

/** Deletes what analytics stored in this browser and would recognise the visitor by. It needs no code of Firebase. */
export function forgetVisitor(): void {
  deleteCookies();
  for (const name of databases) tryStorage(() => indexedDB.deleteDatabase(name));
}
