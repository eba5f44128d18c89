import { describe } from "vitest";
import { letFail } from "./support/failing-parts.ts";
import { partsOf } from "./support/parts.ts";
import { visitHome } from "./support/visits.ts";

describe("while this part of the home page fails, an enquiry arrives once or its writer is told, and links lead on:", () => {
  letFail(partsOf.home, (page) => visitHome(page));
});
