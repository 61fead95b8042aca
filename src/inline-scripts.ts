import { cartScript } from "./features/cart/inline"
import { listScript } from "./platform/lists/inline"

/** Inline scripts in `<head>`, besides those of `platform/start`, for the Content-Security-Policy. */
export const inlineScripts = [listScript, cartScript]
