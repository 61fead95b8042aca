import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { getBrowsersWithout, oldestBrowsers, support } from "../../scripts/lib/browser-support.mjs"
import { isSupportedBrowser } from "../../src/lib/supported-browser"
import { expectNone } from "./support/built-site"
import { getUnsupportedFeatures } from "./support/css-features"

/*
 * Features of the built styles that the oldest browsers of package.json's browserslist lack, with the effect there. A
 * property includes all its values.
 */
const accepted: Readonly<Record<string, string>> = {
  "tab-size": "Code is shown nowhere.",
  "text-decoration: dotted": "A plain line under an abbreviation.",
  "font-family: ui-monospace": "The next family of the list.",
  "font-family: system-ui": "The next family of the list.",
  resize: "A field of several lines has no handle on a phone.",
  "text-size-adjust": "-webkit- and -moz- stand beside it.",
  "text-wrap": "Headings break where a line is full, and a last line may be one short word.",
  hyphens: "-webkit-hyphens stands beside it.",
  "user-select": "-webkit-user-select stands beside it.",
  cursor: "A phone has no pointer.",
  ":selection": "Selected text has the browser's own colours.",
  "color-scheme": "Firefox before 96 draws its own controls light.",
  "scrollbar-width": "::-webkit-scrollbar stands beside it.",
  "overflow-x: clip": "Safari before 16: `overflow: hidden` stands before it, or nothing reaches out.",
  "overflow: clip": "Safari before 16 fetches some pictures of the gallery earlier.",
  "width: fit-content": "-moz-fit-content stands beside it for Firefox before 94 (autoprefixer).",
  ":popover-open": "In Tailwind's `:is([open], :popover-open, :open)`, which forgives what it does not know.",
  ":open": "The same.",
  "overscroll-behavior": "Safari before 16 scrolls the page behind an open drawer at the drawer's end.",
  "overscroll-behavior-x": "Safari before 16 may go back a page at the end of a row.",
  "@view-transition": "Pages follow one another without a fade.",
  ":view-transition": "The same.",
  ":view-transition-group": "The same.",
  "@page": "The browser's own margins on paper.",
  "break-after: avoid": "On paper a heading may stand last on its page.",
  "content-visibility": "Where an answer can't be hidden until found, `hidden` hides it, and CSS shows it on paper.",
  ":has": "On paper the list of telephones has the rest of its page around it.",
}

const getKeys = (feature: string) => [feature, feature.replace(/: .*/, "")].filter((key) => key in accepted)

const publicDir = path.resolve("public")
const getStyles = (page: string) =>
  Array.from(
    readFileSync(path.join(publicDir, page), "utf8").matchAll(/<style[^>]*>(.*?)<\/style>/gs),
    ([, css = ""]) => css,
  ).join("\n")

test.each(["index.html", "cart/index.html", "gallery/index.html", "member-form.html"])(
  "styles of %s: supported browsers know every feature, or it is in the accepted list",
  (page) => {
    const unknown = getUnsupportedFeatures(getStyles(page))
    expectNone(
      [...unknown]
        .filter(([feature]) => getKeys(feature).length === 0)
        .map(([feature, browsers]) => `${feature}: ${browsers.join(", ")}`),
    )
  },
)

test("styles: the accepted list has no unused feature", () => {
  const css = readdirSync(publicDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !file.startsWith("page-data"))
    .map(getStyles)
  const used = [...getUnsupportedFeatures([...new Set(css)].join("\n")).keys()].flatMap(getKeys)
  expectNone(Object.keys(accepted).filter((key) => !used.includes(key)))
})

/* One feature decides whether a browser gets scripts (src/lib/supported-browser.ts). */

const minimumFeature = support.javascript.builtins?.Array?.at

test("supported browsers: every browser of package.json's list has Array.prototype.at", () => {
  expect(isSupportedBrowser()).toBe(true)
  expect(Object.fromEntries(oldestBrowsers)).toMatchObject({ chrome_android: 92, safari_ios: 15.4, firefox: 90 })
  expect(getBrowsersWithout(minimumFeature)).toEqual([])
})

test.each(Array.from(oldestBrowsers))(
  "supported browsers: %s %d is the first with Array.prototype.at",
  (browser, version) => {
    const statement = new Map(Object.entries(minimumFeature?.__compat?.support ?? {})).get(browser)
    const [first] = Array.isArray(statement) ? statement : [statement]
    expect(Number.parseFloat(String(first?.version_added))).toBe(version)
  },
)
