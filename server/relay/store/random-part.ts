import { customAlphabet } from "nanoid";

/** 40 random bits, in letters and digits that nobody takes for one another: the end of an id, or a lease. */
export const randomPart = customAlphabet("0123456789abcdefghjkmnpqrstvwxyz", 8);
