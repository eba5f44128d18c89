/**
 * Messages of Chromium and WebKit when a page is shown or left before its fade is ready. They reject a promise that the
 * site's code does not use. A visitor sees the page without its fade.
 */
export const skippedFade = {
  chromium: /InvalidStateError: Transition was aborted because of invalid state\. Page already revealed$/,
  webkit: /Skipping view transition/,
};
