/**
 * Whether this browser is in `browserslist` (package.json; a test compares them): `Array.prototype.at` came with
 * Chrome, Edge and WebView 92, Firefox 90, Safari and iOS 15.4, Samsung Internet 16 and Opera Mobile 65 (MDN).
 */
export const isSupportedBrowser = (): boolean => "at" in []
