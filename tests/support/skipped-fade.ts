/**
 * What an engine says by itself where a page is shown, or left, before the fade to it is ready. No code of the site asks for the promise
 * that it rejects. A visitor sees the page without its fade.
 */
export const skippedFade = {
  chromium: /InvalidStateError: Transition was aborted because of invalid state\. Page already revealed$/,
  webkit: /Skipping view transition/,
};
