import { type StoredEnquiry, shortReference } from "../../relay/enquiry.ts";

/** Characters that a keyboard has and that are not confused with others. */
const typeable = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'’&()-]{0,59}$/u;
const typeableAddress = /^[!-~]{1,100}$/;

const folded = (text: string) => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** The words that the owner types to choose what is deleted. */
export type Phrases = {
  /** For this enquiry alone: the writer's name, when it can be typed, and the reference. */
  one: string[];
  /** For everything of its writer: the e-mail address; `null` when it cannot be typed. */
  person: string | null;
};

export const phrasesFor = ({ id, name, email }: StoredEnquiry): Phrases => ({
  one: [...(typeable.test(name.trim()) ? [name.trim()] : []), shortReference(id)],
  person: typeableAddress.test(email) ? email : null,
});

/** What the typed words choose to delete, in any letter case; undefined when they match neither. */
export function namedBy(typed: string, enquiry: StoredEnquiry): "delete" | "delete-person" | undefined {
  const { one, person } = phrasesFor(enquiry);
  const said = folded(typed);
  if (one.some((phrase) => folded(phrase) === said)) return "delete";
  return person !== null && folded(person) === said ? "delete-person" : undefined;
}
