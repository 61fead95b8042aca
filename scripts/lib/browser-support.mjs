import bcd from "@mdn/browser-compat-data" with { type: "json" }
import browserslist from "browserslist"

/** MDN's names of browserslist's browsers. */
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
 * The oldest version of each browser that the site's scripts and styles are written for, from `browserslist` in
 * package.json. Of Opera Mobile browserslist knows the newest version only; it is Chromium, as most of the others.
 *
 * @type {ReadonlyMap<string, number>} by MDN's name of the browser
 */
export const oldestBrowsers = new Map(
  // The phones' versions are those of their engines: browserslist itself knows only the newest of each.
  browserslist(null, { path: import.meta.dirname, mobileToDesktop: true }).reduceRight((oldest, entry) => {
    const [browser, versions] = entry.split(" ")
    const name = NAMES[browser]
    const version = Number.parseFloat(versions)
    return name ? oldest.set(name, Math.min(version, oldest.get(name) ?? Infinity)) : oldest
  }, new Map()),
)

/** MDN's data of browsers' support (@mdn/browser-compat-data). */
export const support = bcd

/**
 * The browsers of the list that don't know a feature, e.g. "safari_ios 15.4"; none where MDN says nothing of it.
 *
 * @param {import("@mdn/browser-compat-data").Identifier | undefined} feature
 * @returns {string[]}
 */
export function lacking(feature) {
  const statements = feature?.__compat?.support
  if (!statements) return []
  return Array.from(oldestBrowsers)
    .filter(([browser, version]) => !isKnown(statements[browser], version))
    .map(([browser, version]) => `${browser} ${version}`)
}

/** Whether a version knows a feature under its own name, without a flag. */
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
