/**
 * How old a form's token has to be to vouch for a person: faster than this from the first touch of a form to its sending is a
 * program's doing. The form waits until its token is that old. Milliseconds.
 */
export const minFillMs = 3_000;
