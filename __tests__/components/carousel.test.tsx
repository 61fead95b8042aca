import { act, fireEvent, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { Carousel, CarouselSlide, CarouselViewport, useCarouselState } from "../../src/components/carousel"
import {
  CarouselBullets,
  CarouselControls,
  CarouselNext,
  CarouselPause,
  CarouselPrevious,
} from "../../src/components/carousel-controls"
import { AUTOPLAY_MS } from "../../src/components/use-rotation"
import { pass, preferReducedMotion, settle, showOnly, showShare, watchIntersections } from "./browser"
import { axe } from "../support/axe"

const titles = ["Empowering", "Modern practices", "Premium markets"]

/** Wide enough for the engine to measure: every slide 300 px, side by side. */
const SLIDE_PX = 300

function layOut() {
  document.head.innerHTML = "<style>[data-slot=carousel-slide] { margin-left: 0px; margin-right: 0px }</style>"
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(SLIDE_PX)
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(200)
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    const place = this.dataset.slot === "carousel-slide" ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0
    return place * SLIDE_PX
  })
}

const banner = ({ children, ...props }: Partial<Parameters<typeof Carousel>[0]> = {}) => (
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
      {children}
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
  screen.getAllByRole("button", { name: /^Slide \d of \d$/ }).findIndex((bullet) => bullet.hasAttribute("aria-current"))
const slides = () => [...document.querySelectorAll<HTMLElement>("[data-slot=carousel-slide]")]
const status = () => document.querySelector("[data-slot=carousel-status]")

beforeEach(() => {
  jest.useFakeTimers()
  watchIntersections()
  layOut()
})
afterEach(() => jest.useRealTimers())

describe("without its engine", () => {
  test("the server's HTML is a row that scrolls, with every slide named and reachable", () => {
    const html = renderToStaticMarkup(banner())
    expect(html).toContain("overflow-x-auto")
    expect(html).toContain('tabindex="0"')
    expect(html).not.toContain("inert")
    titles.forEach((_, index) => expect(html).toContain(`aria-label="${index + 1} of 3"`))
  })

  test("the buttons scroll the row", () => {
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this)
      return new DOMRect(place * SLIDE_PX, 0, SLIDE_PX, 200)
    })
    const scrollTo = jest.spyOn(Element.prototype, "scrollTo")
    render(banner())
    press("Next slide")
    expect(scrollTo).toHaveBeenLastCalledWith({ left: SLIDE_PX, behavior: "smooth" })
    const viewport = document.querySelector("[data-slot=carousel-viewport]")
    if (!viewport) throw new Error("no viewport")
    viewport.scrollLeft = 2 * SLIDE_PX
    fireEvent.scroll(viewport)
    expect(current()).toBe(2)
    press("Next slide")
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: "smooth" })
  })

  test.each(["IntersectionObserver", "ResizeObserver", "matchMedia"])(
    "an old browser without %s keeps the row that scrolls",
    async (name) => {
      const own = Object.getOwnPropertyDescriptor(window, name)
      if (!own) throw new Error(`jsdom has no ${name}`)
      Reflect.deleteProperty(window, name)
      try {
        await start()
        fireEvent.focusIn(screen.getByRole("link", { name: "Empowering" }))
        await settle()
        expect(document.querySelector("[data-slot=carousel-viewport]")).toHaveClass("overflow-x-auto")
      } finally {
        Object.defineProperty(window, name, own)
      }
    },
  )

  test("its chunk missing leaves the row as it is, after a second try", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
    jest.doMock("../../src/components/carousel-engine", () => {
      throw new Error("ChunkLoadError")
    })
    await start()
    expect(warn).not.toHaveBeenCalled()
    pass(1000)
    await settle()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(document.querySelector("[data-slot=carousel-viewport]")).toHaveClass("overflow-x-auto")
    jest.dontMock("../../src/components/carousel-engine")
  })
})

describe("moving by itself", () => {
  test("moves on every five seconds", async () => {
    expect(AUTOPLAY_MS).toBe(5000)
    await start()
    pass(4999)
    expect(current()).toBe(0)
    pass(1)
    expect(current()).toBe(1)
  })

  test("stops after one round, at the slide where it began; its button starts another round", async () => {
    await start()
    for (const slide of [1, 2, 0, 0, 0]) {
      pass(AUTOPLAY_MS)
      expect(current()).toBe(slide)
    }
    press("Start the slides")
    for (const slide of [1, 2, 0, 0]) {
      pass(AUTOPLAY_MS)
      expect(current()).toBe(slide)
    }
  })

  test("a mouse on a slide holds it until it leaves; on the buttons it does not", async () => {
    await start()
    const mouseOver = (element: Element) => fireEvent.pointerOver(element, { pointerType: "mouse" })
    mouseOver(screen.getByRole("link", { name: "Empowering" }))
    pass(3 * AUTOPLAY_MS)
    expect(current()).toBe(0)
    mouseOver(screen.getByRole("button", { name: "Next slide" }))
    pass(AUTOPLAY_MS)
    expect(current()).toBe(1)
    mouseOver(screen.getByRole("link", { name: "Modern practices" }))
    pass(AUTOPLAY_MS)
    expect(current()).toBe(1)
    fireEvent.pointerLeave(screen.getByRole("region"))
    pass(AUTOPLAY_MS)
    expect(current()).toBe(2)
  })

  describe("the text cursor, which screen readers take with them", () => {
    const put = (from: Node, to = from, end = 0) => {
      document.getSelection()?.setBaseAndExtent(from, 0, to, end)
      fireEvent(document, new Event("selectionchange"))
    }

    test("holds it while it is in a slide", async () => {
      await start()
      put(screen.getByText("Empowering"))
      pass(3 * AUTOPLAY_MS)
      expect(current()).toBe(0)
      put(screen.getByText("Elsewhere"))
      pass(AUTOPLAY_MS)
      expect(current()).toBe(1)
    })

    test("does not hold it where a click has left it, but marked text does", async () => {
      await start()
      const slide = screen.getByText("Empowering")
      fireEvent.pointerDown(slide)
      put(slide)
      pass(AUTOPLAY_MS)
      expect(current()).toBe(1)
      put(screen.getByText("Modern practices"), screen.getByText("Modern practices"), 1)
      pass(3 * AUTOPLAY_MS)
      expect(current()).toBe(1)
    })
  })

  test("rests while a slide has something open over the page, and goes on afterwards", async () => {
    const Opener = () => {
      const { rest } = useCarouselState()
      return (
        <>
          <button onClick={() => rest(true)}>Open</button>
          <button onClick={() => rest(false)}>Close</button>
        </>
      )
    }
    await start({ children: <Opener /> })
    press("Open")
    pass(3 * AUTOPLAY_MS)
    expect(current()).toBe(0)
    expect(screen.getByRole("button", { name: "Stop the slides" })).toBeInTheDocument()
    press("Close")
    pass(AUTOPLAY_MS)
    expect(current()).toBe(1)
  })

  test("pressing doesn't stop it, and gives the new slide its full time", async () => {
    await start()
    pass(4000)
    fireEvent.pointerDown(screen.getByRole("button", { name: "Next slide" }))
    act(() => screen.getByRole("button", { name: "Next slide" }).focus())
    press("Next slide")
    expect(current()).toBe(1)
    pass(4000)
    expect(current()).toBe(1)
    pass(1000)
    expect(current()).toBe(2)
  })

  test("its button stops and starts it", async () => {
    await start()
    press("Stop the slides")
    pass(20000)
    expect(current()).toBe(0)
    press("Start the slides")
    pass(AUTOPLAY_MS)
    expect(current()).toBe(1)
  })

  test("starts for somebody who stands on its button", async () => {
    await start()
    act(() => screen.getByRole("button", { name: "Stop the slides" }).focus())
    press("Stop the slides")
    press("Start the slides")
    pass(AUTOPLAY_MS)
    expect(current()).toBe(1)
  })

  test("keyboard focus inside holds it until it leaves", async () => {
    await start()
    act(() => screen.getByRole("link", { name: "Empowering" }).focus())
    pass(20000)
    expect(current()).toBe(0)
    act(() => screen.getByRole("button", { name: "Elsewhere" }).focus())
    pass(AUTOPLAY_MS)
    expect(current()).toBe(1)
  })

  test("the focus that leaves doesn't start what the button had stopped", async () => {
    await start()
    press("Stop the slides")
    act(() => screen.getByRole("link", { name: "Empowering" }).focus())
    act(() => screen.getByRole("button", { name: "Elsewhere" }).focus())
    pass(20000)
    expect(current()).toBe(0)
  })

  test("rests in a hidden tab", async () => {
    await start()
    const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
    fireEvent(document, new Event("visibilitychange"))
    pass(20000)
    expect(current()).toBe(0)
    visibility.mockReturnValue("visible")
    fireEvent(document, new Event("visibilitychange"))
    pass(AUTOPLAY_MS)
    expect(current()).toBe(1)
  })

  test.each([
    ["motion", preferReducedMotion],
    ["data", () => document.documentElement.setAttribute("data-save-data", "")],
  ])("waits to be started where %s is to be spared", async (_, spare) => {
    spare()
    await start()
    pass(20000)
    expect(current()).toBe(0)
    press("Start the slides")
    pass(AUTOPLAY_MS)
    expect(current()).toBe(1)
    document.documentElement.removeAttribute("data-save-data")
    await settle()
  })
})

describe("from slide to slide", () => {
  /** How much of each slide shows, as the engine has written it. */
  const opacities = () => slides().map(({ style }) => style.opacity)

  test("a fading one shows one slide and hides the others", async () => {
    await start({ effect: "fade" })
    expect(opacities()).toEqual(["1", "0", "0"])
  })

  test("a sliding one leaves all of them full", async () => {
    await start({ effect: "slide" })
    expect(opacities()).toEqual(["", "", ""])
  })
})

describe("for screen readers and keyboards", () => {
  test("is a named carousel; the pause button comes first", async () => {
    await start()
    expect(screen.getByRole("region", { name: "Welcome" })).toHaveAttribute("aria-roledescription", "carousel")
    const [first] = document.querySelectorAll("button, a, [tabindex='0']")
    expect(first).toHaveAccessibleName("Stop the slides")
  })

  test("slides off the screen are inert", async () => {
    await start()
    expect(slides().map((slide) => slide.hasAttribute("inert"))).toEqual([false, true, true])
    press("Slide 3 of 3")
    expect(slides().map((slide) => slide.hasAttribute("inert"))).toEqual([true, true, false])
  })

  test("announces the slide that a button brought, and none that came by itself", async () => {
    await start()
    expect(status()).toHaveAttribute("aria-live", "polite")
    pass(AUTOPLAY_MS)
    expect(current()).toBe(1)
    expect(status()).toBeEmptyDOMElement()
    press("Next slide")
    expect(status()).toHaveTextContent("Slide 3 of 3: Premium markets")
    pass(AUTOPLAY_MS)
    expect(current()).toBe(0)
    expect(status()).toBeEmptyDOMElement()
  })

  test("a slide's title is said once: by its own words, not by its number", async () => {
    await start({ autoplay: false })
    act(() => screen.getByRole("link", { name: "Empowering" }).focus())
    await settle()
    act(() => screen.getByText("Modern practices").focus())
    expect(current()).toBe(1)
    expect(screen.getByRole("group", { name: "2 of 3" })).toContainElement(screen.getByText("Modern practices"))
    expect(status()).toBeEmptyDOMElement()
  })

  test("passes axe", async () => {
    const { container } = await start()
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
  })
})

test("one that doesn't move by itself gets its engine when somebody handles it, not before", async () => {
  await start({ autoplay: false })
  const viewport = document.querySelector("[data-slot=carousel-viewport]")
  expect(viewport).toHaveClass("overflow-x-auto")
  // A finger scrolls the row as it is.
  fireEvent.pointerOver(screen.getByRole("region"), { pointerType: "touch" })
  await settle()
  expect(viewport).toHaveClass("overflow-x-auto")
  fireEvent.pointerOver(screen.getByRole("region"), { pointerType: "mouse" })
  await settle()
  expect(viewport).not.toHaveClass("overflow-x-auto")
})

test("goes on to the slide that was asked for before its engine came", async () => {
  render(banner({ autoplay: false }))
  press("Slide 3 of 3")
  fireEvent.focusIn(screen.getByRole("button", { name: "Slide 3 of 3" }))
  await settle()
  expect(current()).toBe(2)
})

test("one that has an end stops there", async () => {
  await start({ autoplay: false, loop: false })
  fireEvent.focusIn(screen.getByRole("button", { name: "Slide 3 of 3" }))
  await settle()
  expect(screen.getByRole("button", { name: "Previous slide" })).toHaveAttribute("aria-disabled", "true")
  press("Slide 3 of 3")
  expect(screen.getByRole("button", { name: "Next slide" })).toHaveAttribute("aria-disabled", "true")
  press("Next slide")
  expect(current()).toBe(2)
})

test("one that doesn't move by itself has no pause button", async () => {
  await start({ autoplay: false })
  pass(20000)
  expect(current()).toBe(0)
  expect(screen.queryByRole("button", { name: /the slides$/ })).not.toBeInTheDocument()
})

describe("the focus", () => {
  const slideOf = (name: string) => screen.getByText(name).closest("[data-slot=carousel-slide]")

  test("keeps its slide, however late the engine comes", async () => {
    render(banner({ autoplay: false }))
    act(() => screen.getByRole("link", { name: "Premium markets" }).focus())
    await settle()
    expect(current()).toBe(2)
    expect(slideOf("Premium markets")).not.toHaveAttribute("inert")
    expect(slideOf("Empowering")).toHaveAttribute("inert")
  })

  test("brings its slide into sight, however long after the key it comes", async () => {
    await start({ autoplay: false })
    act(() => screen.getByRole("link", { name: "Empowering" }).focus())
    await settle()
    act(() => screen.getByText("Modern practices").focus())
    expect(current()).toBe(1)
    expect(slideOf("Modern practices")).not.toHaveAttribute("inert")
  })

  test("is never lost to a slide that is called out of reach while the focus comes", async () => {
    await start({ autoplay: false, effect: "slide" })
    fireEvent.focusIn(screen.getByRole("button", { name: "Slide 1 of 3" }))
    await settle()
    const [first] = slides()
    if (first) showOnly(first)
    await settle()
    expect(slideOf("Modern practices")).toHaveAttribute("inert")
    // The engine has not measured the next slide yet.
    act(() => screen.getByText("Modern practices").focus())
    expect(screen.getByText("Modern practices")).toHaveFocus()
    expect(slideOf("Modern practices")).not.toHaveAttribute("inert")
  })
})
