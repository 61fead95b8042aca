import { act, fireEvent, render, screen } from "@testing-library/react"
import { Carousel, CarouselSlide, CarouselViewport } from "../../src/components/carousel"
import {
  CarouselBullets,
  CarouselControls,
  CarouselNext,
  CarouselPause,
  CarouselPrevious,
} from "../../src/components/carousel-controls"
import { AUTOPLAY_MS, DECODE_TIMEOUT_MS } from "../../src/components/use-carousel"
import { mockSlideLayout, preferReducedMotion, settle, showShare, SLIDE_PX, watchIntersections } from "./browser"

const titles = ["Empowering", "Modern practices", "Premium markets"]

const banner = (props: Partial<Parameters<typeof Carousel>[0]> = {}) => (
  <>
    <Carousel label="Welcome" count={titles.length} effect="fade" autoplay {...props}>
      <CarouselControls>
        <CarouselPause />
        <CarouselPrevious />
        <CarouselBullets />
        <CarouselNext />
      </CarouselControls>
      <CarouselViewport>
        {titles.map((title, index) => (
          <CarouselSlide key={title} index={index} label={title}>
            <a href={`#${index}`}>{title}</a>
            <img alt={`Scene ${index}`} loading="lazy" />
          </CarouselSlide>
        ))}
      </CarouselViewport>
    </Carousel>
    <button>Elsewhere</button>
  </>
)

/** Renders the carousel and lets its engine come. */
async function start(props: Parameters<typeof banner>[0] = {}) {
  const view = render(banner(props))
  await settle()
  showShare(1)
  await settle()
  return view
}

const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const press = async (name: string) => {
  click(name)
  await settle()
}
const current = () =>
  screen
    .getAllByRole("button", { name: /^Slide \d of \d$/, hidden: true })
    .findIndex((bullet) => bullet.hasAttribute("aria-current"))
const slides = () => [...document.querySelectorAll<HTMLElement>("[data-slot=carousel-slide]")]
const viewport = () => document.querySelector("[data-slot=carousel-viewport]")
const status = () => document.querySelector("[data-slot=carousel-status]")

const focus = (name: string) => act(() => screen.getByText(name).focus())
const leave = () => focus("Elsewhere")

beforeEach(() => {
  jest.useFakeTimers()
  watchIntersections()
  mockSlideLayout()
})
afterEach(() => {
  document.documentElement.removeAttribute("data-save-data")
  jest.useRealTimers()
})

test("Carousel: without its engine the buttons scroll the row", async () => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(place * SLIDE_PX, 0, SLIDE_PX, 200)
  })
  const scrollTo = jest.spyOn(Element.prototype, "scrollTo")
  render(banner())
  await press("Next slide")
  expect(scrollTo).toHaveBeenLastCalledWith({ left: SLIDE_PX, behavior: "smooth" })
  const row = viewport() ?? document.body
  row.scrollLeft = 2 * SLIDE_PX
  fireEvent.scroll(row)
  expect(current()).toBe(2)
  await press("Next slide")
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: "smooth" })
})

test("Carousel: without autoplay the engine comes when a mouse or the keyboard does, not before", async () => {
  await start({ autoplay: false })
  // A finger scrolls the row as it is.
  fireEvent.pointerOver(screen.getByRole("region"), { pointerType: "touch" })
  await settle()
  expect(viewport()).toHaveClass("overflow-x-auto")
  fireEvent.pointerOver(screen.getByRole("region"), { pointerType: "mouse" })
  await settle()
  expect(viewport()).not.toHaveClass("overflow-x-auto")
})

test("Carousel: the row that scrolls is a named tab stop, and keeps the focus when the engine comes", async () => {
  render(banner({ autoplay: false }))
  const row = screen.getByRole("group", { name: "Welcome" })
  expect(row).toHaveAttribute("tabindex", "0")
  act(() => row.focus())
  await settle()
  expect(row).toHaveClass("overflow-hidden")
  expect(row).toHaveFocus()
  expect(row).toHaveAccessibleName("Welcome")
})

test("Carousel: moves on every five seconds, without end", async () => {
  expect(AUTOPLAY_MS).toBe(5000)
  await start()
  await settle(4999)
  expect(current()).toBe(0)
  await settle(1)
  for (const slide of [1, 2, 0, 1, 2, 0]) {
    expect(current()).toBe(slide)
    await settle(AUTOPLAY_MS)
  }
})

test("Carousel: requests the next picture while a slide rests, and turns once it is decoded", async () => {
  let finish = () => {}
  const decoded = new Promise<void>((resolve) => (finish = resolve))
  jest.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(decoded)
  await start()
  const requested = () => slides().map((slide) => slide.querySelector("img")?.loading === "eager")
  expect(requested()).toEqual([false, true, false])
  await settle(3 * AUTOPLAY_MS)
  await press("Slide 3 of 3")
  expect(current()).toBe(0)
  finish()
  await settle()
  expect(current()).toBe(2)
})

test("Carousel: a press turns it without its picture where that does not come in time", async () => {
  jest.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(new Promise(() => {}))
  await start()
  click("Next slide")
  await settle(DECODE_TIMEOUT_MS - 1)
  expect(current()).toBe(0)
  await settle(1)
  expect(current()).toBe(1)
})

test("Carousel: where data are being saved, a picture is requested by the move to it", async () => {
  document.documentElement.setAttribute("data-save-data", "")
  await start()
  const next = slides()[1]?.querySelector("img")
  expect(next?.loading).not.toBe("eager")
  await press("Next slide")
  expect(next?.loading).toBe("eager")
  expect(current()).toBe(1)
})

test("Carousel: neither a resting mouse nor a press on a bullet holds it", async () => {
  await start()
  fireEvent.pointerOver(screen.getByText("Empowering"), { pointerType: "mouse" })
  await press("Slide 2 of 3")
  expect(current()).toBe(1)
  await settle(AUTOPLAY_MS)
  expect(current()).toBe(2)
})

/** What a modal dialog does to the page under it. */
const hidePage = (isHidden: boolean) =>
  document.querySelector("[data-slot=carousel]")?.parentElement?.setAttribute("aria-hidden", String(isHidden))
const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state)
  fireEvent(document, new Event("visibilitychange"))
}
test.each([
  ["keyboard focus inside holds it", () => focus("Empowering"), leave],
  ["a dialog over the page holds it", () => hidePage(true), () => hidePage(false)],
  ["a hidden tab holds it", () => setVisibility("hidden"), () => setVisibility("visible")],
  ["its button stops and starts it", () => click("Stop the slides"), () => click("Start the slides")],
])("Carousel: %s", async (_, hold, release) => {
  await start()
  hold()
  await settle(4 * AUTOPLAY_MS)
  expect(current()).toBe(0)
  release()
  await settle(AUTOPLAY_MS)
  expect(current()).toBe(1)
})

test.each([
  ["reduced motion is preferred", preferReducedMotion],
  ["data are being saved", () => document.documentElement.setAttribute("data-save-data", "")],
])("Carousel: waits to be started where %s", async (_, spare) => {
  spare()
  await start()
  await settle(4 * AUTOPLAY_MS)
  expect(current()).toBe(0)
  await press("Start the slides")
  await settle(AUTOPLAY_MS)
  expect(current()).toBe(1)
})

test("Carousel: announces the slide that a button brought, and none that came by itself", async () => {
  await start()
  expect(status()).toHaveAttribute("aria-live", "polite")
  await settle(AUTOPLAY_MS)
  expect(status()).toBeEmptyDOMElement()
  await press("Next slide")
  expect(status()).toHaveTextContent("Slide 3 of 3: Premium markets")
  await settle(AUTOPLAY_MS)
  expect(current()).toBe(0)
  expect(status()).toBeEmptyDOMElement()
})

test("Carousel: slides off the screen are inert, and a fading one shows one slide", async () => {
  await start({ effect: "fade" })
  const seen = () => slides().map((slide) => [slide.style.opacity, slide.hasAttribute("inert")])
  expect(seen()).toEqual([
    ["1", false],
    ["0", true],
    ["0", true],
  ])
  await press("Slide 3 of 3")
  expect(seen().map(([, inert]) => inert)).toEqual([true, true, false])
})

test("Carousel: where all slides are on the screen nothing moves, and the buttons are disabled", async () => {
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return this.dataset.slot === "carousel-track" ? titles.length * SLIDE_PX : SLIDE_PX
  })
  await start({ effect: "slide" })
  for (const name of ["Previous slide", "Next slide"])
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true")
  await settle(2 * AUTOPLAY_MS)
  expect(current()).toBe(0)
})
