import { existsSync } from "node:fs"
import { SAVE_DATA_ATTRIBUTE, SAVE_DATA_KEY } from "../../../src/lib/constants"

/** What the head's script does now: marks the page, or asks for the typeface. */
async function run() {
  const root = document.documentElement
  root.removeAttribute(SAVE_DATA_ATTRIBUTE)
  document.head.innerHTML = `<meta charset="utf-8">`
  jest.resetModules()
  await import("../../../src/platform/save-data/inline")
  const preloads = Array.from(document.querySelectorAll("link[rel=preload]"), (link) => link.getAttribute("href"))
  return { isMarked: root.hasAttribute(SAVE_DATA_ATTRIBUTE), preloads }
}

const SAVING = { isMarked: true, preloads: [] }
const USUAL = {
  isMarked: false,
  preloads: ["/fonts/bricolage-grotesque.4b8e0f60.woff2", "/fonts/hanken-grotesk.424ddebe.woff2"],
}

const browserSaysSave = () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true })
}

/** The script watches its page as long as that is open; here all tests share one. */
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

test("save data: off, typefaces are preloaded, the text's on wide screens only", async () => {
  expect(await run()).toEqual(USUAL)
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
  ["by the browser's data saver", browserSaysSave],
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
])("save data: on %s, the page is marked and nothing is preloaded", async (_, choose) => {
  choose()
  expect(await run()).toEqual(SAVING)
})

test("save data: the site's switch overrides the browser's setting", async () => {
  browserSaysSave()
  localStorage.setItem(SAVE_DATA_KEY, "false")
  expect(await run()).toEqual(USUAL)
})

test("save data: with storage blocked, the browser's setting applies", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError")
  })
  expect(await run()).toEqual(USUAL)
  browserSaysSave()
  expect(await run()).toEqual(SAVING)
})

/** Adds a picture as the browser does while it reads: each element by itself, and what was added is told in between. */
const read = async (loading: string) => {
  const picture = document.body.appendChild(document.createElement("picture"))
  const source = picture.appendChild(document.createElement("source"))
  source.sizes = "(min-width: 1024px) 400px, 92.5vw"
  await Promise.resolve()
  const image = document.createElement("img")
  // jsdom doesn't know it.
  Object.assign(image, { loading })
  picture.append(image)
  await Promise.resolve()
  return source
}
afterEach(() => document.body.replaceChildren())

test("save data: sizes of parsed pictures are halved, except for eager ones", async () => {
  localStorage.setItem(SAVE_DATA_KEY, "true")
  await run()
  const [lazy, eager] = [await read("lazy"), await read("eager")]
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
