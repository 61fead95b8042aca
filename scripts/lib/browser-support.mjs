import bcd from "@mdn/browser-compat-data" with { type: "json" }
import browserslist from "browserslist"

/** MDN's browser names, by browserslist's. */
const NAMES = {
  chrome: "chrome",
  edge: "edge",
  and_chr: "chrome_android",
  android: "webview_android",
  firefox: "firefox",
  and_ff: "firefox_android",
  safari: "safari",
  ios_saf: "safari_ios",
  samsung: "samsunginternet_android",
}

/**
 * The oldest supported version of each browser, from `browserslist` in package.json. Opera Mobile is missing, because
 * browserslist knows only its newest version.
 *
 * @type {ReadonlyMap<string, number>} by MDN's name of the browser
 */
export const oldestBrowsers = new Map(
  // `mobileToDesktop`: browserslist knows only the newest versions on phones, so it takes those of the desktop.
  browserslist(null, { path: import.meta.dirname, mobileToDesktop: true }).reduceRight((oldest, entry) => {
    const [browser, versions] = entry.split(" ")
    const name = NAMES[browser]
    const version = Number.parseFloat(versions)
    return name ? oldest.set(name, Math.min(version, oldest.get(name) ?? Infinity)) : oldest
  }, new Map()),
)

/** MDN's browser compatibility data (@mdn/browser-compat-data). */
export const support = bcd

/**
 * Returns the supported browsers that lack a feature, e.g. "safari_ios 15.4"; none if MDN has no data for it.
 *
 * @param {import("@mdn/browser-compat-data").Identifier | undefined} feature
 * @returns {string[]}
 */
export function getBrowsersWithout(feature) {
  const statements = feature?.__compat?.support
  if (!statements) return []
  return Array.from(oldestBrowsers)
    .filter(([browser, version]) => !isKnown(statements[browser], version))
    .map(([browser, version]) => `${browser} ${version}`)
}

/** Whether a version has a feature without prefix, other name or flag. */
function isKnown(statement, version) {
  if (!statement) return true
  return (Array.isArray(statement) ? statement : [statement]).some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
      typeof added === "string" &&
      added !== "preview" &&
      Number.parseFloat(added.replace("≤", "")) <= version &&
      !(typeof removed === "string" && Number.parseFloat(removed) <= version) &&
      !flags &&
      !prefix &&
      !other,
  )
}
