/**
 * `<html data-scripts>` is set before the first paint where the scripts will run (`platform/start/head-entry.ts`), and
 * removed where they fail. Without it `global.css` shows the page without JavaScript.
 */
export const SCRIPTS_ATTRIBUTE = "data-scripts"

/** `<html data-parsing>`, where the scripts will run, until `DOMContentLoaded` or 5 s: hides what would move. */
export const PARSING_ATTRIBUTE = "data-parsing"

/** Dispatched on `window` after hydration and after each deferred section: queued clicks and submits are replayed. */
export const HYDRATED_EVENT = "cafn:hydrated"

/** On a deferred section until it is hydrated (`components/deferred.tsx`). */
export const NOT_HYDRATED_ATTRIBUTE = "data-not-hydrated"

/** In local storage: "true", "false", or absent (the browser decides). */
export const SAVE_DATA_KEY = "save-data"

/** `<html data-save-data>` is set before the first paint in save-data mode. */
export const SAVE_DATA_ATTRIBUTE = "data-save-data"

/** The first events of a visit. `pointerover` gives a mouse a head start of some 100 ms. */
export const USER_EVENTS = ["pointerdown", "pointerover", "keydown", "focusin", "touchstart", "input"] as const

/** `<html data-list-query>` is set before the first paint if the URL requests more than a list's first page. */
export const LIST_QUERY_ATTRIBUTE = "data-list-query"

/**
 * `<html data-cart="empty|filled">` is set before the first paint (`features/cart/inline.ts`) and updated by
 * `layout/bottom-bar-cart.tsx`.
 */
export const CART_ATTRIBUTE = "data-cart"

/** Posted to the parent page by the site's own registration form when it is ready. */
export const MEMBER_FORM_READY = "cafn:member-form-ready"
