import { type StoredEnquiry, shortReference } from "../../relay/enquiry.ts";

/** Letters and signs that a keyboard has and that look like nothing else. */
const typeable = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'’&()-]{0,59}$/u;
const typeableAddress = /^[!-~]{1,100}$/;

const folded = (text: string) => text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** What the owner may type to say what is to be deleted. */
export type Phrases = {
  /** Of this enquiry alone: its writer's name, where that can be typed, and its reference. */
  one: string[];
  /** Of everything that its writer sent: the e-mail address; `null` where that cannot be typed. */
  person: string | null;
};

export const phrasesFor = ({ id, name, email }: StoredEnquiry): Phrases => ({
  one: [...(typeable.test(name.trim()) ? [name.trim()] : []), shortReference(id)],
  person: typeableAddress.test(email) ? email : null,
});

/** What typed words say is to be deleted, in whatever letter case; nothing where they name neither. */
export function namedBy(typed: string, enquiry: StoredEnquiry): "delete" | "delete-person" | undefined {
  const { one, person } = phrasesFor(enquiry);
  const said = folded(typed);
  if (one.some((phrase) => folded(phrase) === said)) return "delete";
  return person !== null && folded(person) === said ? "delete-person" : undefined;
}
