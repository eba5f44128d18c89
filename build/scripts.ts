/** Passed through until the loading order is set. */
export const startAfterPaint = (html: string) => html;
