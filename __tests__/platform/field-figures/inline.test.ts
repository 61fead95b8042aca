import { sendFieldFigures, type FieldFigures } from "../../../src/platform/field-figures/inline"
import { SAVE_DATA_ATTRIBUTE } from "../../../src/lib/constants"

const ADDRESS = "https://figures.example.org/in"

/** The observers that the script has made, by the type of entry. */
const observers = new Map<string, (entries: object[]) => void>()
const post = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.reject(new TypeError("offline")))

class Observer {
  constructor(private readonly report: (list: { getEntries: () => object[] }) => void) {}
  observe({ type }: { type: string }) {
    if (type === "event") throw new TypeError("unknown type")
    observers.set(type, (entries) => this.report({ getEntries: () => entries }))
  }
}

class ObserverOfAll extends Observer {
  override observe({ type }: { type: string }) {
    super.observe({ type: type === "event" ? "any event" : type })
  }
}

function turn(state: DocumentVisibilityState) {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state)
  document.dispatchEvent(new Event("visibilitychange"))
}

/** What was sent; undefined where nothing was. */
function sent(): FieldFigures | undefined {
  const body = post.mock.calls.at(-1)?.[1]?.body
  return typeof body === "string" ? (JSON.parse(body) as FieldFigures) : undefined
}

beforeEach(() => {
  observers.clear()
  post.mockClear()
  Object.assign(window, { PerformanceObserver: ObserverOfAll, fetch: post })
  window.history.replaceState(null, "", "/search?q=my+goat#here")
  sendFieldFigures(window, ADDRESS)
})
afterEach(() => {
  // A listener that is still waiting must not answer for the next test.
  document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  turn("hidden")
  document.documentElement.removeAttribute(SAVE_DATA_ATTRIBUTE)
})

test("the figures are sent once, when the page is first hidden", () => {
  turn("visible")
  expect(post).not.toHaveBeenCalled()
  turn("hidden")
  turn("visible")
  turn("hidden")
  expect(post).toHaveBeenCalledTimes(1)
  expect(post.mock.calls[0]?.[0]).toBe(ADDRESS)
})

test("no cookies, no words of the visitor and no page before this one go with them", () => {
  turn("hidden")
  expect(post.mock.calls[0]?.[1]).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", keepalive: true })
  expect(sent()).toEqual({ path: "/search", lost: 0 })
  expect(document.cookie).toBe("")
})

test("largest paint, slowest answer and the worst burst of shifts are measured", () => {
  observers.get("largest-contentful-paint")?.([{ startTime: 800.4 }, { startTime: 1200.6 }])
  observers.get("any event")?.([
    { interactionId: 7, duration: 96 },
    { interactionId: 8, duration: 48 },
    { interactionId: 0, duration: 400 },
  ])
  observers.get("layout-shift")?.([
    { startTime: 100, value: 0.02, hadRecentInput: false },
    { startTime: 900, value: 0.03, hadRecentInput: false },
    { startTime: 950, value: 0.5, hadRecentInput: true },
    { startTime: 2500, value: 0.04, hadRecentInput: false },
  ])
  turn("hidden")
  expect(sent()).toEqual({ path: "/search", lcp: 1201, inp: 96, cls: 0.05, lost: 0 })
})

test("scripts that are lost are counted, other files are not", () => {
  for (const name of ["script", "script", "img"]) {
    const element = document.createElement(name)
    document.body.append(element)
    element.dispatchEvent(new Event("error"))
    element.remove()
  }
  turn("hidden")
  expect(sent()).toMatchObject({ lost: 2 })
})

test("nothing is sent where data is being saved, even if that was switched on later", () => {
  document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  turn("hidden")
  expect(post).not.toHaveBeenCalled()
})

test("a browser that cannot measure something leaves it out", () => {
  turn("hidden")
  post.mockClear()
  Object.assign(window, { PerformanceObserver: Observer })
  sendFieldFigures(window, ADDRESS)
  observers.get("largest-contentful-paint")?.([{ startTime: 700 }])
  turn("hidden")
  expect(sent()).toEqual({ path: "/search", lcp: 700, lost: 0 })
})
