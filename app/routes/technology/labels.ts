import type { TechnologyCategory } from "~/content/.server/schemas/technology.ts";

/**
 * The labels in capitals on a technology page, by its category (`specification.md`, section 2, "Technology landing pages";
 * `docs/brief/decisions.md`, "Technologies").
 */
export function technologyLabels(name: string, category: TechnologyCategory) {
  const capitals = name.toUpperCase();
  return {
    start: `START YOUR ${capitals} PROJECT`,
    features: category === "cloud" || category === "deployment" ? "KEY SERVICES" : "KEY FEATURES",
    why: `WHY CHOOSE ${capitals}?`,
    benefits: "BENEFITS",
    /** Database pages (also Firebase and Supabase) end with one button, the others with two. */
    closing: category === "database" ? (["CONTACT US TODAY"] as const) : (["GET QUOTE", "VIEW PORTFOLIO"] as const),
  };
}
