/** What the inline scripts (`boot.ts`, the registration form's) and the React code tell each other. */

/**
 * `<html data-scripts>` is set before the first paint where the scripts will run (`platform/start/head-entry.ts`), and
 * taken away where they fail. Without it `global.css` shows the page for visitors without JavaScript.
 */
export const SCRIPTS_ATTRIBUTE = "data-scripts"

/** Dispatched on `window` once React has hydrated the page, and again for each later part: queued presses and forms are replayed. */
export const HYDRATED_EVENT = "cafn:hydrated"

/** Stands on a part of the page that React hydrates later (`components/deferred.tsx`), until it has. */
export const NOT_HYDRATED_ATTRIBUTE = "data-not-hydrated"

/** Key in local storage of the visitor's own data saver: "true", "false", or absent (the browser decides). */
export const SAVE_DATA_KEY = "save-data"

/** `<html data-save-data>` is set before the first paint when data is being saved. */
export const SAVE_DATA_ATTRIBUTE = "data-save-data"

/** First signs that somebody is using the page. `pointerover` gives a mouse a head start of some 100 ms. */
export const SIGNS_OF_USE = ["pointerdown", "pointerover", "keydown", "focusin", "touchstart", "input"] as const

/** `<html data-list-query>` is set before the first paint where the address asks for more than a list's first page. */
export const LIST_QUERY_ATTRIBUTE = "data-list-query"

/** Key in local storage of the cart. It is part of the site's promise: carts outlive a new version (decisions.md, "Cart and money"). */
export const CART_KEY = "cart"

/**
 * `<html data-cart="empty|filled">` is set before the first paint (`features/cart/inline.ts`). `layout/bar-cart.tsx` updates
 * it from then on.
 */
export const CART_ATTRIBUTE = "data-cart"

/** The message that the site's own registration form posts to the parent page when it is ready. */
export const MEMBER_FORM_READY = "cafn:member-form-ready"
