import { hasTimes, inTimeScript, showInTime } from "../../src/lib/in-time"

/** What the script in the page does: it stands in the frame and runs while the page is parsed. */
function runScript(frame: HTMLElement): void {
  const script = document.createElement("script")
  script.text = inTimeScript
  frame.append(script)
  script.remove()
}

const ways = [
  ["the script in the page", runScript],
  ["the function for pages that the router opens", showInTime],
] as const

/** The frame as the build has left it, on a day on which the notice that is valid now was still to come. */
function page(): HTMLElement {
  document.body.innerHTML = `<div data-slot="in-time">
    <p data-from="2026-11-01" data-until="2026-11-22">ended</p>
    <p data-from="2026-11-20" data-until="2026-11-23">last day</p>
    <p data-from="2026-11-23" data-until="2026-11-30" hidden>first day</p>
    <p data-until="2026-12-05">no beginning</p>
    <p data-from="2026-11-24" data-until="2026-12-01">coming</p>
  </div>`
  const frame = document.querySelector<HTMLElement>("div")
  if (!frame) throw new Error("no frame")
  return frame
}

const shown = (frame: HTMLElement) =>
  [...frame.querySelectorAll("p")].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)

afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

describe.each(ways)("%s", (_name, run) => {
  const at = (time: string) => {
    jest.useFakeTimers({ now: Date.parse(time) })
    const frame = page()
    run(frame)
    return frame
  }

  test("shows what is valid on Kampala's day, the first and the last one included", () => {
    expect(shown(at("2026-11-23T12:00:00Z"))).toEqual(["last day", "first day", "no beginning"])
  })

  test("changes at midnight in Kampala, not in London", () => {
    expect(shown(at("2026-11-23T20:59:59Z"))).toContain("last day")
    expect(shown(at("2026-11-23T21:00:00Z"))).toEqual(["first day", "no beginning", "coming"])
  })

  test("hides the frame where nothing is left, and shows one that the build has hidden", () => {
    expect(at("2027-01-01T12:00:00Z").hidden).toBe(true)
    const frame = page()
    frame.hidden = true
    jest.setSystemTime(Date.parse("2026-11-23T12:00:00Z"))
    run(frame)
    expect(frame.hidden).toBe(false)
  })
})

test("leaves nothing behind in the window", () => {
  const names = Object.keys(window)
  runScript(page())
  expect(Object.keys(window)).toEqual(names)
})

test("the script is small: it is part of the HTML", () => {
  expect(inTimeScript.length).toBeLessThan(260)
})

test("only home, farm and the shop's lists carry it", () => {
  expect(
    ["/", "/farm", "/shop", "/shop/2", "/shop-single/1", "/shop-single-thumb/12"].filter((path) => !hasTimes(path)),
  ).toEqual([])
  expect(["/home-2", "/farmers", "/shop-single/x", "/shop/x", "/cart", "/404"].filter(hasTimes)).toEqual([])
})

test("a frame that the script has set already is left as it is: all in it would get its styles anew", () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-23T12:00:00Z") })
  const frame = page()
  runScript(frame)
  const observer = new MutationObserver(() => undefined)
  observer.observe(frame, { attributes: true })
  showInTime(frame)
  expect(observer.takeRecords()).toEqual([])
})
