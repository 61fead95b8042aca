import { cartScript } from "./features/cart/inline"
import { listScript } from "./platform/lists/inline"

/** Scripts in the heads of pages, besides those of `platform/start`. The Content-Security-Policy names each. */
export const inlineScripts = [listScript, cartScript]
