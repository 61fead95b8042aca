import { boot } from "../../../src/platform/start/boot"
import {
  HYDRATED_EVENT,
  LIST_QUERY_ATTRIBUTE,
  SAVE_DATA_ATTRIBUTE,
  SCRIPTS_ATTRIBUTE,
  USER_EVENTS,
} from "../../../src/lib/constants"

/* The inline script of every page. Tests in a browser: e2e/platform. */

const bundles = ["/framework-1.js", "/app-1.js", "/webpack-runtime-1.js"]

/** Sets up a built page with `body`, and runs the script. */
function openPage(body = "", { isSupported = true } = {}) {
  document.documentElement.toggleAttribute(SCRIPTS_ATTRIBUTE, isSupported)
  const site = JSON.stringify({ hash: "07bc86b5", bundles })
  document.body.innerHTML =
    `${body}<script type="application/json" id="boot-page">{"pagePath":"/services"}</script>` +
    `<script type="application/json" id="boot-scripts">${site}</script>`
  boot(window)
}

const getScripts = () => Array.from(document.querySelectorAll<HTMLScriptElement>("script[src]"))
const getSources = () => getScripts().map((script) => script.getAttribute("src"))
const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const element = document.querySelector<Found>(selector)
  if (!element) throw new Error(`Nothing matches ${selector}.`)
  return element
}
const dispatch = (selector: string, type: string) => find(selector).dispatchEvent(new Event(type, { bubbles: true }))
const hydrate = () => window.dispatchEvent(new Event(HYDRATED_EVENT))
/** Returns whether the page has fallen back to its no-JS variant. */
const isNoJs = () => !document.documentElement.hasAttribute(SCRIPTS_ATTRIBUTE)
const failBundle = () => find("script[src]").dispatchEvent(new Event("error"))

/** Listeners that the script adds, removed after each test, because all tests share one window. */
const listeners: [EventTarget, Parameters<EventTarget["addEventListener"]>][] = []

let idleCallbacks: (() => void)[] = []

beforeEach(() => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    const record: EventTarget["addEventListener"] = (type, listener, options) => {
      listeners.push([target, [type, listener, options]])
      if (listener) add(type, listener, options)
    }
    jest.spyOn(target, "addEventListener").mockImplementation(record)
  }
  idleCallbacks = []
  const requestIdleCallback = (call: () => void) => idleCallbacks.push(call)
  Object.assign(window, { requestIdleCallback })
})

afterEach(() => {
  for (const [target, [type, listener, options]] of listeners.splice(0))
    target.removeEventListener(type, listener, options)
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
})

const fireLoad = () => window.dispatchEvent(new Event("load"))
const runIdleCallbacks = () => {
  for (const call of idleCallbacks.splice(0)) call()
}

test("boot: loads the bundles in order after load, when the browser is idle", () => {
  openPage()
  runIdleCallbacks()
  fireLoad()
  expect(getSources()).toEqual([])
  runIdleCallbacks()
  expect(getSources()).toEqual(bundles)
  expect(getScripts().some((script) => script.async)).toBe(false)
})

test("boot: without requestIdleCallback it loads the bundles 200 ms after load", () => {
  jest.useFakeTimers()
  Object.assign(window, { requestIdleCallback: undefined })
  openPage()
  fireLoad()
  jest.advanceTimersByTime(199)
  expect(getSources()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(getSources()).toEqual(bundles)
  jest.useRealTimers()
})

test.each(USER_EVENTS)("boot: loads the bundles at once on the first %s, once only", (type) => {
  openPage("<p>Cattle, goats, sheep and poultry</p>")
  dispatch("p", type)
  dispatch("p", type)
  fireLoad()
  runIdleCallbacks()
  expect(getSources()).toEqual(bundles)
})

test.each(["scroll", "touchstart", "keydown", "pointerover", "focusin"])(
  "boot: unblocks pictures below the fold on the first %s",
  (type) => {
    document.documentElement.dataset.untouched = ""
    openPage("<p>Cattle, goats, sheep and poultry</p>")
    expect(document.documentElement).toHaveAttribute("data-untouched")
    dispatch("p", type)
    expect(document.documentElement).not.toHaveAttribute("data-untouched")
  },
)

test("boot: an address with a list query loads the bundles at once", () => {
  document.documentElement.setAttribute(LIST_QUERY_ATTRIBUTE, "")
  openPage()
  expect(getSources()).toEqual(bundles)
})

test("boot: in save-data mode links and the menu do not load the bundles, a button does", () => {
  document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  openPage(`<a href="/shop"><span>Shop</span></a><details><summary>Menu</summary></details><button>Cart</button>`)
  fireLoad()
  runIdleCallbacks()
  for (const type of USER_EVENTS) dispatch("a span", type)
  for (const type of USER_EVENTS) dispatch("summary", type)
  expect(getSources()).toEqual([])
  dispatch("button", "pointerdown")
  expect(getSources()).toEqual(bundles)
})

const button = `<button type="button"><span>Menu</span></button>`

test("boot: an early click makes the button busy, and is replayed once after hydration", () => {
  openPage(button)
  find("button span").click()
  find("button").click()
  expect(find("button")).toHaveAttribute("aria-busy", "true")
  expect(getSources()).toEqual(bundles)
  const onClick = jest.fn()
  find("button").addEventListener("click", onClick)
  hydrate()
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(find("button")).not.toHaveAttribute("aria-busy")
})

const form = `<form action="/search">
  <input name="email" required value="nakato@example.com"><button>Save</button><button id="mail">Subscribe</button>
</form>`

const handleSubmit = () => {
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault())
  find("form").addEventListener("submit", onSubmit)
  return onSubmit
}

test("boot: an early submit is replayed once, with the last button, without requestSubmit too", () => {
  openPage(form)
  Object.defineProperty(find("form"), "requestSubmit", { value: undefined })
  find("button").click()
  find("#mail").click()
  expect(find("button")).not.toHaveAttribute("aria-busy")
  expect(find("#mail")).toHaveAttribute("aria-busy", "true")
  const onSubmit = handleSubmit()
  hydrate()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onSubmit.mock.calls[0]?.[0].submitter).toBe(find("#mail"))
})

test("boot: a form is submitted if a bundle fails to load", () => {
  openPage(form)
  find("#mail").click()
  const onSubmit = handleSubmit()
  failBundle()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(isNoJs()).toBe(true)
})

test("boot: a picture error or an aborted view transition does not trigger the fallback", () => {
  openPage(`${button}<img alt="">`)
  find("button").click()
  find("img").dispatchEvent(new Event("error"))
  const reason = new DOMException("Transition was aborted because of timeout in DOM update", "TimeoutError")
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
  expect(find("button")).toHaveAttribute("aria-busy", "true")
  expect(isNoJs()).toBe(false)
})

test.each([
  ["to load before hydration is ignored afterwards", [failBundle, hydrate]],
  ["to load after hydration is ignored", [hydrate, failBundle]],
])("boot: a bundle that fails %s", (_when, events) => {
  openPage(button)
  find("button").click()
  for (const event of events) event()
  expect(isNoJs()).toBe(false)
})

test("boot: an unsupported browser gets no bundles, and the content of <noscript>", () => {
  openPage(button, { isSupported: false })
  const onClick = jest.fn()
  find("button").addEventListener("click", onClick)
  find("button").click()
  fireLoad()
  runIdleCallbacks()
  expect(getSources()).toEqual([])
  expect(onClick).toHaveBeenCalledTimes(1)

  const noscript = document.body.appendChild(document.createElement("noscript"))
  // With scripts enabled, browsers parse <noscript> as text.
  noscript.textContent = `<iframe title="Member registration form"></iframe>`
  boot(window)
  expect(find("iframe").title).toBe("Member registration form")
})
