import { existsSync } from "node:fs"
import { SAVE_DATA_ATTRIBUTE, SAVE_DATA_KEY } from "../../../src/lib/constants"

/** Runs the inline script, which sets the attribute or preloads fonts. */
async function run() {
  const root = document.documentElement
  root.removeAttribute(SAVE_DATA_ATTRIBUTE)
  document.head.innerHTML = `<meta charset="utf-8">`
  jest.resetModules()
  await import("../../../src/platform/save-data/inline")
  const preloads = Array.from(document.querySelectorAll("link[rel=preload]"), (link) => link.getAttribute("href"))
  return { isEnabled: root.hasAttribute(SAVE_DATA_ATTRIBUTE), preloads }
}

const ENABLED = { isEnabled: true, preloads: [] }
const DISABLED = {
  isEnabled: false,
  preloads: ["/fonts/bricolage-grotesque.4b8e0f60.woff2", "/fonts/hanken-grotesk.424ddebe.woff2"],
}

const enableBrowserSetting = () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true })
}

/** Disconnected after each test, because all tests share one page. */
const observers: MutationObserver[] = []
const Observer = window.MutationObserver
beforeEach(() => {
  window.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.push(this)
    }
  }
})

afterEach(() => {
  window.MutationObserver = Observer
  for (const observer of observers.splice(0)) observer.disconnect()
  Reflect.deleteProperty(navigator, "connection")
  localStorage.clear()
  document.documentElement.removeAttribute(SAVE_DATA_ATTRIBUTE)
  document.head.replaceChildren()
})

test("save data: disabled, fonts are preloaded, the text font on wide screens only", async () => {
  expect(await run()).toEqual(DISABLED)
  const links = [...document.querySelectorAll("link[rel=preload]")]
  for (const link of links) {
    expect(link).toHaveAttribute("as", "font")
    expect(link).toHaveAttribute("crossorigin")
    expect(existsSync(`static${link.getAttribute("href")}`)).toBe(true)
  }
  expect(links.map((link) => link.getAttribute("media"))).toEqual([null, "(min-width:48em)"])
})

test.each([
  ["by the site's switch", () => localStorage.setItem(SAVE_DATA_KEY, "true")],
  ["by the browser's data saver", enableBrowserSetting],
  [
    "by prefers-reduced-data",
    () => {
      const matchMedia = window.matchMedia.bind(window)
      jest.spyOn(window, "matchMedia").mockImplementation((query) => ({
        ...matchMedia(query),
        matches: query === "(prefers-reduced-data: reduce)",
      }))
    },
  ],
])("save data: enabled %s, the attribute is set and nothing is preloaded", async (_, enable) => {
  enable()
  expect(await run()).toEqual(ENABLED)
})

test("save data: the site's switch overrides the browser's setting", async () => {
  enableBrowserSetting()
  localStorage.setItem(SAVE_DATA_KEY, "false")
  expect(await run()).toEqual(DISABLED)
})

test("save data: with storage blocked, the browser's setting applies", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  })
  expect(await run()).toEqual(DISABLED)
  enableBrowserSetting()
  expect(await run()).toEqual(ENABLED)
})

/** Adds a picture element by element, as the parser does, with mutation records in between. */
const parsePicture = async (loading: string) => {
  const picture = document.body.appendChild(document.createElement("picture"))
  const source = picture.appendChild(document.createElement("source"))
  source.sizes = "(min-width: 1024px) 400px, 92.5vw"
  await Promise.resolve()
  const image = document.createElement("img")
  // jsdom does not support `loading`.
  Object.assign(image, { loading })
  picture.append(image)
  await Promise.resolve()
  return source
}
afterEach(() => document.body.replaceChildren())

test("save data: sizes of parsed pictures are halved, except for eager ones", async () => {
  localStorage.setItem(SAVE_DATA_KEY, "true")
  await run()
  const [lazy, eager] = [await parsePicture("lazy"), await parsePicture("eager")]
  expect(lazy.sizes).toBe("(min-width: 1024px) 200px, 46.25vw")
  expect(eager.sizes).toBe("(min-width: 1024px) 400px, 92.5vw")
})

test("save data: pictures added by React are not changed", async () => {
  localStorage.setItem(SAVE_DATA_KEY, "true")
  await run()
  const picture = document.createElement("picture")
  const source = picture.appendChild(document.createElement("source"))
  source.sizes = "46vw"
  picture.append(Object.assign(document.createElement("img"), { loading: "lazy" }))
  document.body.append(picture)
  await Promise.resolve()
  expect(source.sizes).toBe("46vw")
})
