import { describe } from "vitest";
import { letFail } from "./support/failing-parts.ts";
import { partsOf } from "./support/parts.ts";
import { visitCarousel, visitGujarati } from "./support/visits.ts";

describe("while this part of a page in Gujarati fails, an enquiry arrives once or its writer is told, and links lead on:", () => {
  letFail(partsOf.gujarati, visitGujarati);
});

describe("while this part fails, the industries can be looked through, and links lead on:", () => {
  letFail(partsOf.carousel, visitCarousel);
});
