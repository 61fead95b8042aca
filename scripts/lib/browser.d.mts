/** Flags that keep Chromium quiet on a machine without a display or a network. */
export const BROWSER_FLAGS: string[]
/** Path of an installed Chromium or Chrome; undefined without one. */
export function findInstalledBrowser(): string | undefined
/** Path of a Chromium, installed if need be; throws when there is none to be had. */
export function findBrowser(): string
/** Path of a browser for the end-to-end tests: the quick headless shell where it can be had, else `findBrowser`'s. */
export function findTestBrowser(): string
/** Path of a face that stands in for the headings' own; undefined where there is none and none may be installed. */
export function findStandInFont(): string | undefined
