import { expect, it } from "vitest";
import { jsonLdScript } from "../../../pipeline/seo/structured-data.ts";

it("structured data is escaped in its script element", () => {
  const block = jsonLdScript({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebPage", name: "</script><script>alert(1)</script><!--" }],
  });
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(block) ?? [];
  expect(JSON.parse(json)["@graph"][0].name).toBe("</script><script>alert(1)</script><!--");
});
