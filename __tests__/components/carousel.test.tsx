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
import {
  advanceTimeAsync,
  mockIntersectionObserver,
  mockSlideLayout,
  preferReducedMotion,
  setIntersectionRatio,
  SLIDE_PX,
} from "./browser"

const titles = ["Empowering", "Modern practices", "Premium markets"]

const carousel = (props: Partial<Parameters<typeof Carousel>[0]> = {}) => (
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

/** Renders the carousel and waits until Embla has loaded. */
async function start(props: Parameters<typeof carousel>[0] = {}) {
  const view = render(carousel(props))
  await advanceTimeAsync()
  setIntersectionRatio(1)
  await advanceTimeAsync()
  return view
}

const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const clickAndSettle = async (name: string) => {
  click(name)
  await advanceTimeAsync()
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
  mockIntersectionObserver()
  mockSlideLayout()
})
afterEach(() => {
  document.documentElement.removeAttribute("data-save-data")
  jest.useRealTimers()
})

test("Carousel: before Embla has loaded, the buttons scroll the row", async () => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(index * SLIDE_PX, 0, SLIDE_PX, 200)
  })
  const scrollTo = jest.spyOn(Element.prototype, "scrollTo")
  render(carousel())
  await clickAndSettle("Next slide")
  expect(scrollTo).toHaveBeenLastCalledWith({ left: SLIDE_PX, behavior: "smooth" })
  const row = viewport() ?? document.body
  row.scrollLeft = 2 * SLIDE_PX
  fireEvent.scroll(row)
  expect(current()).toBe(2)
  await clickAndSettle("Next slide")
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: "smooth" })
})

test("Carousel: without autoplay a mouse or the keyboard loads Embla, touch does not", async () => {
  await start({ autoplay: false })
  fireEvent.pointerOver(screen.getByRole("region"), { pointerType: "touch" })
  await advanceTimeAsync()
  expect(viewport()).toHaveClass("overflow-x-auto")
  fireEvent.pointerOver(screen.getByRole("region"), { pointerType: "mouse" })
  await advanceTimeAsync()
  expect(viewport()).not.toHaveClass("overflow-x-auto")
})

test("Carousel: the scrolling row is a named tab stop, and keeps the focus when Embla has loaded", async () => {
  render(carousel({ autoplay: false }))
  const row = screen.getByRole("group", { name: "Welcome" })
  expect(row).toHaveAttribute("tabindex", "0")
  act(() => row.focus())
  await advanceTimeAsync()
  expect(row).toHaveClass("overflow-hidden")
  expect(row).toHaveFocus()
  expect(row).toHaveAccessibleName("Welcome")
})

test("Carousel: advances every five seconds, in a loop", async () => {
  expect(AUTOPLAY_MS).toBe(5000)
  await start()
  await advanceTimeAsync(4999)
  expect(current()).toBe(0)
  await advanceTimeAsync(1)
  for (const slide of [1, 2, 0, 1, 2, 0]) {
    expect(current()).toBe(slide)
    await advanceTimeAsync(AUTOPLAY_MS)
  }
})

test("Carousel: requests the next picture in advance, and moves once it is decoded", async () => {
  let finish = () => {}
  const decoded = new Promise<void>((resolve) => (finish = resolve))
  jest.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(decoded)
  await start()
  const requested = () => slides().map((slide) => slide.querySelector("img")?.loading === "eager")
  expect(requested()).toEqual([false, true, false])
  await advanceTimeAsync(3 * AUTOPLAY_MS)
  await clickAndSettle("Slide 3 of 3")
  expect(current()).toBe(0)
  finish()
  await advanceTimeAsync()
  expect(current()).toBe(2)
})

test("Carousel: after a timeout a click moves it without the picture", async () => {
  jest.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(new Promise(() => {}))
  await start()
  click("Next slide")
  await advanceTimeAsync(DECODE_TIMEOUT_MS - 1)
  expect(current()).toBe(0)
  await advanceTimeAsync(1)
  expect(current()).toBe(1)
})

test("Carousel: in save-data mode a picture is requested by the move to it", async () => {
  document.documentElement.setAttribute("data-save-data", "")
  await start()
  const next = slides()[1]?.querySelector("img")
  expect(next?.loading).not.toBe("eager")
  await clickAndSettle("Next slide")
  expect(next?.loading).toBe("eager")
  expect(current()).toBe(1)
})

test("Carousel: neither a mouse over it nor a click on a bullet pauses it", async () => {
  await start()
  fireEvent.pointerOver(screen.getByText("Empowering"), { pointerType: "mouse" })
  await clickAndSettle("Slide 2 of 3")
  expect(current()).toBe(1)
  await advanceTimeAsync(AUTOPLAY_MS)
  expect(current()).toBe(2)
})

/** A modal dialog does this to the page under it. */
const hidePage = (isHidden: boolean) =>
  document.querySelector("[data-slot=carousel]")?.parentElement?.setAttribute("aria-hidden", String(isHidden))
const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(state)
  fireEvent(document, new Event("visibilitychange"))
}
test.each([
  ["keyboard focus inside pauses it", () => focus("Empowering"), leave],
  ["a dialog over the page pauses it", () => hidePage(true), () => hidePage(false)],
  ["a hidden tab pauses it", () => setVisibility("hidden"), () => setVisibility("visible")],
  ["its button pauses and resumes it", () => click("Stop the slides"), () => click("Start the slides")],
])("Carousel: %s", async (_, pause, resume) => {
  await start()
  pause()
  await advanceTimeAsync(4 * AUTOPLAY_MS)
  expect(current()).toBe(0)
  resume()
  await advanceTimeAsync(AUTOPLAY_MS)
  expect(current()).toBe(1)
})

test.each([
  ["reduced motion is preferred", preferReducedMotion],
  ["save-data mode is on", () => document.documentElement.setAttribute("data-save-data", "")],
])("Carousel: does not autoplay if %s", async (_, prepare) => {
  prepare()
  await start()
  await advanceTimeAsync(4 * AUTOPLAY_MS)
  expect(current()).toBe(0)
  await clickAndSettle("Start the slides")
  await advanceTimeAsync(AUTOPLAY_MS)
  expect(current()).toBe(1)
})

test("Carousel: announces a slide after a click on a button, and none of autoplay", async () => {
  await start()
  expect(status()).toHaveAttribute("aria-live", "polite")
  await advanceTimeAsync(AUTOPLAY_MS)
  expect(status()).toBeEmptyDOMElement()
  await clickAndSettle("Next slide")
  expect(status()).toHaveTextContent("Slide 3 of 3: Premium markets")
  await advanceTimeAsync(AUTOPLAY_MS)
  expect(current()).toBe(0)
  expect(status()).toBeEmptyDOMElement()
})

test("Carousel: hidden slides are inert; with the fade effect one slide is visible", async () => {
  await start({ effect: "fade" })
  const getStates = () => slides().map((slide) => [slide.style.opacity, slide.hasAttribute("inert")])
  expect(getStates()).toEqual([
    ["1", false],
    ["0", true],
    ["0", true],
  ])
  await clickAndSettle("Slide 3 of 3")
  expect(getStates().map(([, inert]) => inert)).toEqual([true, true, false])
})

test("Carousel: if all slides fit, nothing moves and the buttons are disabled", async () => {
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return this.dataset.slot === "carousel-track" ? titles.length * SLIDE_PX : SLIDE_PX
  })
  await start({ effect: "slide" })
  for (const name of ["Previous slide", "Next slide"])
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true")
  await advanceTimeAsync(2 * AUTOPLAY_MS)
  expect(current()).toBe(0)
})
