/**
 * The age from which a form's token is accepted: a form that is sent sooner after its first touch was filled in by a program. The
 * site's own form waits until its token is that old. Milliseconds.
 */
export const minFillMs = 3_000;
