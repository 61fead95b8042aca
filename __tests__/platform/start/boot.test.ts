import { boot } from "../../../src/platform/start/boot"
import {
  HYDRATED_EVENT,
  LIST_QUERY_ATTRIBUTE,
  SAVE_DATA_ATTRIBUTE,
  SCRIPTS_ATTRIBUTE,
  SIGNS_OF_USE,
} from "../../../src/lib/constants"

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
const hydrate = () => window.dispatchEvent(new Event(HYDRATED_EVENT))
/** Somebody uses the page: the bundles are asked for. */
const touch = () => document.body.dispatchEvent(new Event("touchstart", { bubbles: true }))
/** Whether the page is the one that works without scripts. */
const isPlain = () => !document.documentElement.hasAttribute(SCRIPTS_ATTRIBUTE)
const loseABundle = () => find("script[src]").dispatchEvent(new Event("error"))

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
  Object.defineProperty(window, "requestIdleCallback", {
    configurable: true,
    writable: true,
    value: (call: () => void) => whenIdle.push(call),
  })
})

afterEach(() => {
  for (const [target, [type, listener, options]] of added.splice(0)) target.removeEventListener(type, listener, options)
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  localStorage.clear()
})

const load = () => window.dispatchEvent(new Event("load"))
const idle = () => {
  for (const call of whenIdle.splice(0)) call()
}
/** All that happens by itself on a page that nobody touches. */
const leaveAlone = () => {
  load()
  idle()
}

describe("when the bundles are asked for", () => {
  test("not before the page has loaded and the browser is idle; then all of them, in order", () => {
    openPage()
    idle()
    expect(addresses()).toEqual([])
    load()
    expect(addresses()).toEqual([])
    idle()
    expect(addresses()).toEqual(bundles)
    expect(requested().some((script) => script.async)).toBe(false)
  })

  test("a moment after it has loaded, where the browser can't say when it is idle", () => {
    jest.useFakeTimers()
    Object.defineProperty(window, "requestIdleCallback", { value: undefined, configurable: true, writable: true })
    openPage()
    leaveAlone()
    jest.advanceTimersByTime(199)
    expect(addresses()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(addresses()).toEqual(bundles)
    jest.useRealTimers()
  })

  test.each(["pointerdown", "pointerover", "keydown", "focusin", "touchstart", "input"])(
    "at once on the first %s, and once only",
    (sign) => {
      openPage("<p>Cattle, goats, sheep and poultry</p>")
      find("p").dispatchEvent(new Event(sign, { bubbles: true }))
      expect(addresses()).toEqual(bundles)
      find("p").dispatchEvent(new Event(sign, { bubbles: true }))
      leaveAlone()
      expect(addresses()).toEqual(bundles)
    },
  )
})

describe("pictures far below", () => {
  const isUntouched = () => document.documentElement.hasAttribute("data-untouched")

  test.each(["scroll", "touchstart", "keydown", "pointerover", "focusin"])("wait for a first %s", (sign) => {
    document.documentElement.dataset.untouched = ""
    openPage("<p>Cattle, goats, sheep and poultry</p>")
    expect(isUntouched()).toBe(true)
    find("p").dispatchEvent(new Event(sign, { bubbles: true }))
    expect(isUntouched()).toBe(false)
  })
})

describe("an address that asks for another page of a list", () => {
  beforeEach(() => document.documentElement.setAttribute(LIST_QUERY_ATTRIBUTE, ""))
  afterEach(() => document.documentElement.removeAttribute(LIST_QUERY_ATTRIBUTE))

  test("gets its scripts at once: only they can show it", () => {
    openPage()
    expect(addresses()).toEqual(bundles)
  })
})

describe("whoever saves data", () => {
  // As the script in the head has left it (`save-data/inline.ts`).
  beforeEach(() => document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, ""))

  test("gets the bundles at the first sign of interaction only", () => {
    openPage("<p>Goats</p>")
    leaveAlone()
    expect(addresses()).toEqual([])
    find("p").dispatchEvent(new Event("pointerdown", { bubbles: true }))
    expect(addresses()).toEqual(bundles)
  })

  test("gets no bundles for following a link or opening the menu, which work without them", () => {
    openPage(
      `<a href="/shop"><span>Shop</span></a><details><summary>Menu</summary></details><button type="button">Cart</button>`,
    )
    for (const sign of SIGNS_OF_USE) find("a span").dispatchEvent(new Event(sign, { bubbles: true }))
    for (const sign of SIGNS_OF_USE) find("summary").dispatchEvent(new Event(sign, { bubbles: true }))
    expect(addresses()).toEqual([])
    find("button").dispatchEvent(new Event("pointerdown", { bubbles: true }))
    expect(addresses()).toEqual(bundles)
  })
})

describe("a button that is pressed too early", () => {
  const button = `<button type="button"><span>Menu</span></button>`

  test("is busy, and is pressed again once React has taken over", () => {
    openPage(button)
    find("button span").click()
    expect(find("button")).toHaveAttribute("aria-busy", "true")
    expect(addresses()).toEqual(bundles)

    const press = jest.fn()
    find("button").addEventListener("click", press)
    expect(press).not.toHaveBeenCalled()
    hydrate()
    expect(press).toHaveBeenCalledTimes(1)
    expect(find("button")).not.toHaveAttribute("aria-busy")
  })

  test("several times out of impatience is pressed once, so that what opens stays open", () => {
    openPage(button)
    find("button").click()
    find("button").click()
    const press = jest.fn()
    find("button").addEventListener("click", press)
    hydrate()
    expect(press).toHaveBeenCalledTimes(1)
  })

  test("and is gone by then is let go", () => {
    openPage(button)
    const gone = find<HTMLButtonElement>("button")
    gone.click()
    const press = jest.spyOn(gone, "click")
    gone.remove()
    hydrate()
    expect(press).not.toHaveBeenCalled()
    // By this mark its successor is pressed (`early-input.ts`).
    expect(gone).toHaveAttribute("aria-busy", "true")
  })
})

const form = (attributes = "") =>
  `<form ${attributes}><input name="email" required value="nakato@example.com"><button name="how" value="mail">Subscribe</button></form>`

describe("a form that is sent too early", () => {
  /** What the site's code does with a sent form. */
  const listen = () => {
    const sent = jest.fn((event: SubmitEvent) => event.preventDefault())
    find("form").addEventListener("submit", sent)
    return sent
  }

  test("by another button after all shows that one as heard", () => {
    openPage(`<form><button>Save</button><button name="how" value="mail">Send</button></form>`)
    const [save, send] = find("form").querySelectorAll("button")
    save?.click()
    send?.click()
    expect(save).not.toHaveAttribute("aria-busy")
    expect(send).toHaveAttribute("aria-busy", "true")
  })

  test("and is gone by then is let go", () => {
    openPage(form())
    const gone = find<HTMLFormElement>("form")
    find("button").click()
    const again = jest.spyOn(find("button"), "click")
    gone.remove()
    hydrate()
    expect(again).not.toHaveBeenCalled()
  })

  test("is sent again in a Safari that knows no requestSubmit", () => {
    openPage(form())
    Object.defineProperty(find("form"), "requestSubmit", { value: undefined })
    find("button").click()
    const sent = listen()
    hydrate()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test("goes to its address when a script is missing, if it has one that works without any", () => {
    openPage(form(`action="/search"`))
    find("button").click()
    const sent = listen()
    loseABundle()
    expect(sent).toHaveBeenCalledTimes(1)
    expect(sent.mock.calls[0]?.[0].submitter).toBe(find("button"))
  })
})

describe("a script that does not arrive", () => {
  test("is not what Chromium says of a fade between two documents that ended early", () => {
    openPage(`<button type="button">Menu</button>`)
    find("button").click()
    const reason = new DOMException("Transition was aborted because of timeout in DOM update", "TimeoutError")
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }))
    expect(find("button")).toHaveAttribute("aria-busy", "true")
    expect(isPlain()).toBe(false)
  })

  test("is something else than a lost picture", () => {
    openPage(`<img alt="">`)
    find("img").dispatchEvent(new Event("error"))
    expect(isPlain()).toBe(false)
  })

  test("is forgotten when React takes over after all", () => {
    openPage("<p>Sheep</p>")
    touch()
    loseABundle()
    hydrate()
    expect(isPlain()).toBe(false)
  })

  test("changes nothing on a page that runs already", () => {
    openPage(`<button type="button">Menu</button>`)
    touch()
    hydrate()
    loseABundle()
    expect(isPlain()).toBe(false)
  })
})

describe("a browser that the scripts are not written for", () => {
  test("gets none of them, whatever is pressed", () => {
    openPage(`<button type="button">Menu</button>`, { isSupported: false })
    const press = jest.fn()
    find("button").addEventListener("click", press)
    find("button").click()
    leaveAlone()
    touch()
    expect(addresses()).toEqual([])
    expect(press).toHaveBeenCalledTimes(1)
    expect(isPlain()).toBe(true)
  })

  test("shows what stands there for visitors without scripts", () => {
    document.body.innerHTML = ""
    const noscript = document.createElement("noscript")
    // With scripts running, a browser takes what is in <noscript> for text.
    noscript.textContent = `<iframe title="Member registration form"></iframe>`
    document.body.append(noscript)
    boot(window)
    expect(find("iframe").title).toBe("Member registration form")
  })
})
