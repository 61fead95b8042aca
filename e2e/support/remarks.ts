/**
 * What browsers say on their own account while nothing is wrong with the page. Each of these was seen; whoever adds one
 * says when the browser says it. All listeners use this list: support/test.ts, engines/support/test.ts and dev/.
 */
const remarks: readonly RegExp[] = [
  // Chromium rejects a promise that nobody can catch when it ends the fade from one document to the next early:
  // "because of invalid state. Page already revealed", "because of timeout in DOM update".
  /Transition was aborted because of /,
  // The same where the next document, a picture or a sheet to print, does not ask to be faded into.
  /ViewTransition opt-in disabled/,
  // On a slow machine the page's first paint may come later than Chromium expects.
  /was preloaded using link preload but not used within a few seconds/,
]

/** Whether a message is the browser's own remark, and no complaint about the page. */
export const isRemark = (message: string): boolean => remarks.some((remark) => remark.test(message))
