import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { documentLanguage } from "~/language/document-language.ts";
import { englishPath } from "../../enquiry/page.ts";
import { pageTypeOf, type VitalsReport, vitalsPath } from "../../enquiry/vitals.ts";

/** Where this document was asked for. Whoever moves on stays in it, and the metrics are those of the document. */
const firstPath = () => new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href).pathname;

/*
 * Runs when it is imported: collects how fast this page is, and sends it to the site's own server once, when the page is left or
 * hidden (a phone may never come back to it). Numbers, the page and its type, and nothing that says whose they are.
 */
const path = firstPath();
const report: VitalsReport = { page: pageTypeOf(englishPath(documentLanguage(), path)), path };
for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
  observe(
    ({ name, value }: Metric) => {
      report[name] = value;
    },
    { reportAllChanges: true },
  );
}

const controller = new AbortController();

function send(): void {
  if (document.visibilityState !== "hidden") return;
  controller.abort();
  navigator.sendBeacon(vitalsPath, JSON.stringify(report));
}

for (const name of ["visibilitychange", "pagehide"]) addEventListener(name, send, { signal: controller.signal });
