/**
 * Whether this browser is one of those that the scripts are written for (`browserslist` in package.json).
 * `Array.prototype.at` came with the oldest of each: Chrome, Edge and Android's WebView 92, Firefox 90, Safari and iOS
 * 15.4, Samsung Internet 16, Opera Mobile 65 (developer.mozilla.org, "Array.prototype.at", browser compatibility).
 * A test compares the two.
 */
export const isSupportedBrowser = (): boolean => "at" in []
