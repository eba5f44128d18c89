/**
 * What Chromium and WebKit say by themselves where a page is shown, or left, before the fade to it is ready. No code of the site asks for
 * the promise that they reject. A visitor sees the page without its fade.
 */
export const skippedFade =
  /^(InvalidStateError: Transition was aborted because of invalid state\. Page already revealed|.*Skipping view transition)/;
