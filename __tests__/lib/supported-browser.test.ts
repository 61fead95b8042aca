/** @jest-environment node */
import { lacking, oldestBrowsers, support } from "../../scripts/lib/browser-support.mjs"
import { isSupportedBrowser } from "../../src/lib/supported-browser"

const at = support.javascript.builtins?.Array?.at

test("a browser of today is supported", () => {
  expect(isSupportedBrowser()).toBe(true)
})

test("package.json names the phones' browsers too", () => {
  expect(Object.fromEntries(oldestBrowsers)).toEqual({
    chrome: 92,
    chrome_android: 92,
    edge: 92,
    firefox: 90,
    firefox_android: 90,
    safari: 15.4,
    safari_ios: 15.4,
    samsunginternet_android: 16,
    webview_android: 92,
  })
})

test("every browser of package.json's list knows what is asked for", () => {
  expect(lacking(at)).toEqual([])
})

test.each(Array.from(oldestBrowsers))("%s %d is the first that knows it", (browser, version) => {
  const statement = new Map(Object.entries(at?.__compat?.support ?? {})).get(browser)
  const [first] = Array.isArray(statement) ? statement : [statement]
  expect(Number.parseFloat(String(first?.version_added))).toBe(version)
})
