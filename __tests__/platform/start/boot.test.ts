import { boot } from "../../../src/platform/start/boot"
import {
  HYDRATED_EVENT,
  LIST_QUERY_ATTRIBUTE,
  SAVE_DATA_ATTRIBUTE,
  SCRIPTS_ATTRIBUTE,
  USER_EVENTS,
} from "../../../src/lib/constants"

/* The inline script of every page. How a page starts and falls back in a browser: e2e/platform. */

const bundles = ["/framework-1.js", "/app-1.js", "/webpack-runtime-1.js"]

/** A page as the build and the script in its head leave it, with `body` in it. */
function openPage(body = "", { isSupported = true } = {}) {
  document.documentElement.toggleAttribute(SCRIPTS_ATTRIBUTE, isSupported)
  const site = JSON.stringify({ hash: "07bc86b5", bundles })
  document.body.innerHTML =
    `${body}<script type="application/json" id="boot-page">{"pagePath":"/services"}</script>` +
    `<script type="application/json" id="boot-scripts">${site}</script>`
  boot(window)
}

const requested = () => Array.from(document.querySelectorAll<HTMLScriptElement>("script[src]"))
const addresses = () => requested().map((script) => script.getAttribute("src"))
const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}
const send = (selector: string, sign: string) => find(selector).dispatchEvent(new Event(sign, { bubbles: true }))
const hydrate = () => window.dispatchEvent(new Event(HYDRATED_EVENT))
/** Whether the page is the one that works without scripts. */
const isPlain = () => !document.documentElement.hasAttribute(SCRIPTS_ATTRIBUTE)
const failABundle = () => find("script[src]").dispatchEvent(new Event("error"))

/** Every listener that the script adds, taken off again: each test opens its page in the same window. */
const added: [EventTarget, Parameters<EventTarget["addEventListener"]>][] = []

/** Calls that the browser would make when it is idle. */
let whenIdle: (() => void)[] = []

beforeEach(() => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    const record: EventTarget["addEventListener"] = (type, listener, options) => {
      added.push([target, [type, listener, options]])
      if (listener) add(type, listener, options)
    }
    jest.spyOn(target, "addEventListener").mockImplementation(record)
  }
  whenIdle = []
  const requestIdleCallback = (call: () => void) => whenIdle.push(call)
  Object.assign(window, { requestIdleCallback })
})

afterEach(() => {
  for (const [target, [type, listener, options]] of added.splice(0)) target.removeEventListener(type, listener, options)
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
})

const load = () => window.dispatchEvent(new Event("load"))
const idle = () => {
  for (const call of whenIdle.splice(0)) call()
}

test("boot: loads the bundles in order after load, when the browser is idle", () => {
  openPage()
  idle()
  load()
  expect(addresses()).toEqual([])
  idle()
  expect(addresses()).toEqual(bundles)
  expect(requested().some((script) => script.async)).toBe(false)
})

test("boot: without requestIdleCallback it loads the bundles 200 ms after load", () => {
  jest.useFakeTimers()
  Object.assign(window, { requestIdleCallback: undefined })
  openPage()
  load()
  jest.advanceTimersByTime(199)
  expect(addresses()).toEqual([])
  jest.advanceTimersByTime(1)
  expect(addresses()).toEqual(bundles)
  jest.useRealTimers()
})

test.each(USER_EVENTS)("boot: loads the bundles at once on the first %s, once only", (sign) => {
  openPage("<p>Cattle, goats, sheep and poultry</p>")
  send("p", sign)
  send("p", sign)
  load()
  idle()
  expect(addresses()).toEqual(bundles)
})

test.each(["scroll", "touchstart", "keydown", "pointerover", "focusin"])(
  "boot: unblocks pictures below the fold on the first %s",
  (sign) => {
    document.documentElement.dataset.untouched = ""
    openPage("<p>Cattle, goats, sheep and poultry</p>")
    expect(document.documentElement).toHaveAttribute("data-untouched")
    send("p", sign)
    expect(document.documentElement).not.toHaveAttribute("data-untouched")
  },
)

test("boot: an address with a list query loads the bundles at once", () => {
  document.documentElement.setAttribute(LIST_QUERY_ATTRIBUTE, "")
  openPage()
  expect(addresses()).toEqual(bundles)
})

test("boot: in save-data mode links and the menu do not load the bundles, a button does", () => {
  document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  openPage(`<a href="/shop"><span>Shop</span></a><details><summary>Menu</summary></details><button>Cart</button>`)
  load()
  idle()
  for (const sign of USER_EVENTS) send("a span", sign)
  for (const sign of USER_EVENTS) send("summary", sign)
  expect(addresses()).toEqual([])
  send("button", "pointerdown")
  expect(addresses()).toEqual(bundles)
})

const button = `<button type="button"><span>Menu</span></button>`

test("boot: an early click makes the button busy, and is replayed once after hydration", () => {
  openPage(button)
  find("button span").click()
  find("button").click()
  expect(find("button")).toHaveAttribute("aria-busy", "true")
  expect(addresses()).toEqual(bundles)
  const press = jest.fn()
  find("button").addEventListener("click", press)
  hydrate()
  expect(press).toHaveBeenCalledTimes(1)
  expect(find("button")).not.toHaveAttribute("aria-busy")
})

const form = `<form action="/search">
  <input name="email" required value="nakato@example.com"><button>Save</button><button id="mail">Subscribe</button>
</form>`

/** What the site's code does with a sent form. */
const listen = () => {
  const sent = jest.fn((event: SubmitEvent) => event.preventDefault())
  find("form").addEventListener("submit", sent)
  return sent
}

test("boot: an early submit is replayed once, with the last button, without requestSubmit too", () => {
  openPage(form)
  Object.defineProperty(find("form"), "requestSubmit", { value: undefined })
  find("button").click()
  find("#mail").click()
  expect(find("button")).not.toHaveAttribute("aria-busy")
  expect(find("#mail")).toHaveAttribute("aria-busy", "true")
  const sent = listen()
  hydrate()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent.mock.calls[0]?.[0].submitter).toBe(find("#mail"))
})

test("boot: a form is submitted if a bundle fails to load", () => {
  openPage(form)
  find("#mail").click()
  const sent = listen()
  failABundle()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(isPlain()).toBe(true)
})

test("boot: a picture error or an aborted view transition does not trigger the fallback", () => {
  openPage(`${button}<img alt="">`)
  find("button").click()
  find("img").dispatchEvent(new Event("error"))
  const reason = new DOMException("Transition was aborted because of timeout in DOM update", "TimeoutError")
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
  expect(find("button")).toHaveAttribute("aria-busy", "true")
  expect(isPlain()).toBe(false)
})

test.each([
  ["to load before hydration is ignored afterwards", [failABundle, hydrate]],
  ["to load after hydration is ignored", [hydrate, failABundle]],
])("boot: a bundle that fails %s", (_when, events) => {
  openPage(button)
  find("button").click()
  for (const event of events) event()
  expect(isPlain()).toBe(false)
})

test("boot: an unsupported browser gets no bundles, and the content of <noscript>", () => {
  openPage(button, { isSupported: false })
  const press = jest.fn()
  find("button").addEventListener("click", press)
  find("button").click()
  load()
  idle()
  expect(addresses()).toEqual([])
  expect(press).toHaveBeenCalledTimes(1)

  const noscript = document.body.appendChild(document.createElement("noscript"))
  // With scripts running, a browser takes what is in <noscript> for text.
  noscript.textContent = `<iframe title="Member registration form"></iframe>`
  boot(window)
  expect(find("iframe").title).toBe("Member registration form")
})
