import { act, fireEvent, render, screen } from "@testing-library/react"
import { Carousel, CarouselSlide, CarouselViewport } from "../../src/components/carousel"
import {
  CarouselBullets,
  CarouselControls,
  CarouselNext,
  CarouselPause,
  CarouselPrevious,
} from "../../src/components/carousel-controls"
import { AUTOPLAY_MS } from "../../src/components/use-carousel"
import { layOutSlides, pass, preferReducedMotion, settle, showShare, SLIDE_PX, watchIntersections } from "./browser"

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

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
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
  layOutSlides()
})
afterEach(() => jest.useRealTimers())

test("Carousel: without its engine the buttons scroll the row", () => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(place * SLIDE_PX, 0, SLIDE_PX, 200)
  })
  const scrollTo = jest.spyOn(Element.prototype, "scrollTo")
  render(banner())
  press("Next slide")
  expect(scrollTo).toHaveBeenLastCalledWith({ left: SLIDE_PX, behavior: "smooth" })
  const row = viewport() ?? document.body
  row.scrollLeft = 2 * SLIDE_PX
  fireEvent.scroll(row)
  expect(current()).toBe(2)
  press("Next slide")
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
  pass(4999)
  expect(current()).toBe(0)
  pass(1)
  for (const slide of [1, 2, 0, 1, 2, 0]) {
    expect(current()).toBe(slide)
    pass(AUTOPLAY_MS)
  }
})

test("Carousel: neither a resting mouse nor a press on a bullet holds it", async () => {
  await start()
  fireEvent.pointerOver(screen.getByText("Empowering"), { pointerType: "mouse" })
  press("Slide 2 of 3")
  expect(current()).toBe(1)
  pass(AUTOPLAY_MS)
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
  ["its button stops and starts it", () => press("Stop the slides"), () => press("Start the slides")],
])("Carousel: %s", async (_, hold, release) => {
  await start()
  hold()
  pass(4 * AUTOPLAY_MS)
  expect(current()).toBe(0)
  release()
  pass(AUTOPLAY_MS)
  expect(current()).toBe(1)
})

test.each([
  ["reduced motion is preferred", preferReducedMotion],
  ["data are being saved", () => document.documentElement.setAttribute("data-save-data", "")],
])("Carousel: waits to be started where %s", async (_, spare) => {
  spare()
  await start()
  pass(4 * AUTOPLAY_MS)
  expect(current()).toBe(0)
  press("Start the slides")
  pass(AUTOPLAY_MS)
  expect(current()).toBe(1)
  document.documentElement.removeAttribute("data-save-data")
  await settle()
})

test("Carousel: announces the slide that a button brought, and none that came by itself", async () => {
  await start()
  expect(status()).toHaveAttribute("aria-live", "polite")
  pass(AUTOPLAY_MS)
  expect(status()).toBeEmptyDOMElement()
  press("Next slide")
  expect(status()).toHaveTextContent("Slide 3 of 3: Premium markets")
  pass(AUTOPLAY_MS)
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
  press("Slide 3 of 3")
  expect(seen().map(([, inert]) => inert)).toEqual([true, true, false])
})

test("Carousel: where all slides are on the screen nothing moves, and the buttons are disabled", async () => {
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
    return this.dataset.slot === "carousel-track" ? titles.length * SLIDE_PX : SLIDE_PX
  })
  await start({ effect: "slide" })
  for (const name of ["Previous slide", "Next slide"])
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true")
  pass(2 * AUTOPLAY_MS)
  expect(current()).toBe(0)
})
