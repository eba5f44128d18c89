/* From when on an enquiry counts as spam. `server/relay/hold-reasons.ts` has the reasons, `server/limits.ts` what a day may bring. */

/**
 * The age from which a form's token is accepted: a form that is sent sooner after its first touch was filled in by a program. The
 * site's own form waits until its token is that old. Milliseconds.
 */
export const minTokenAgeMs = 3_000;
/** A form token older than this no longer shows that a person filled in the form. */
export const maxTokenAgeMs = 24 * 3_600_000;
/** A text that arrives under more e-mail addresses than this comes from a program. */
export const maxSendersOfOneText = 3;
/** Letters from which on two people do not write the same text. */
export const minRepeatedTextLength = 60;
