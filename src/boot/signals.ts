/**
 * What the inline script (`boot.ts`) and the React code tell each other. The inline script imports nothing, so it
 * repeats these strings; `__tests__/boot/signals.test.ts` holds the two together.
 */

/** Dispatched on `window` once React has hydrated the page: presses and forms that were held are repeated. */
export const HYDRATED_EVENT = "cafn:hydrated"

/** Key in local storage of the visitor's own data saver: "true", "false", or absent (the browser decides). */
export const SAVE_DATA_KEY = "save-data"

/** `<html data-save-data>` is set before the first paint when data is being saved. */
export const SAVE_DATA_ATTRIBUTE = "data-save-data"
