/** Flags that keep Chromium quiet on a machine without a display or a network. */
export const BROWSER_FLAGS: string[]
/** Path of a Chromium, installed if need be; throws when there is none to be had. */
export function findBrowser(): string
