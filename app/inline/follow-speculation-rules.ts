/**
 * After the first frame: has the browser follow the page's speculation rules (`document.tsx`). Followed from the head, they have it
 * compare every link with their selectors before the first paint.
 */
const rules = document.getElementById("speculation-rules") as HTMLTemplateElement;
document.head.append(rules.content);
