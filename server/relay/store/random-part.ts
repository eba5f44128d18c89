import { customAlphabet } from "nanoid";

/** 40 random bits, in letters and digits that are not confused with each other: the end of an id, or a lease. */
export const randomPart = customAlphabet("0123456789abcdefghjkmnpqrstvwxyz", 8);
