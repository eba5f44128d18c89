/**
 * After the chips of the blog: shows the category in the address before the cards are painted. It marks its chip, and the document,
 * by which `styles/blog.css` leaves out the other cards until `behaviours/blog-filter.ts` filters them.
 */
import { findCategoryChips, markChosenChip } from "../ui/mark-chosen-chip.ts";

const category = markChosenChip(findCategoryChips());
if (category) document.documentElement.dataset.category = category;
