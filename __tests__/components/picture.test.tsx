import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Picture, type PictureProps } from "../../src/components/picture"
import { pictureFixture } from "../../src/components/picture.fixture"
import { SAVE_DATA_ATTRIBUTE } from "../../src/lib/constants"
import { halveSizes } from "../../src/lib/halve-sizes"

const alt = "A herder leads four Ankole cows to water"
const image = () => screen.getByRole("img", { name: alt })

test("keeps its place before it arrives", () => {
  render(<Picture image={pictureFixture(640, 400)} alt={alt} />)
  expect(image()).toHaveAttribute("width", "640")
  expect(image()).toHaveAttribute("height", "400")
  expect(image()).toHaveStyle({ backgroundColor: "#d9a05b" })
})

test("waits until it comes near, unless it is the page's largest", () => {
  const { rerender } = render(<Picture image={pictureFixture()} alt={alt} />)
  expect(image()).toHaveAttribute("loading", "lazy")
  expect(image()).not.toHaveAttribute("fetchpriority")
  rerender(<Picture image={pictureFixture()} alt={alt} priority />)
  expect(image()).toHaveAttribute("loading", "eager")
  expect(image()).toHaveAttribute("fetchpriority", "high")
})

test("hands a width to every source; the fallback for browsers without AVIF has one size", () => {
  const { container } = render(<Picture image={pictureFixture()} alt={alt} sizes="50vw" />)
  const sizes = Array.from(container.querySelectorAll("source"), (source) => source.getAttribute("sizes"))
  expect(sizes).toEqual(["50vw"])
  expect(image()).not.toHaveAttribute("srcset")
})

test("turns the proportions of full-width data into whole numbers", () => {
  render(<Picture image={{ ...pictureFixture(), width: 1, height: 0.5625 }} alt={alt} />)
  expect(image()).toHaveAttribute("width", "1000")
  expect(image()).toHaveAttribute("height", "563")
})

describe("where data are saved", () => {
  const root = document.documentElement
  const save = () => root.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  afterEach(() => root.removeAttribute(SAVE_DATA_ATTRIBUTE))

  const picture = (props?: Partial<PictureProps>) => (
    <Picture image={pictureFixture()} alt={alt} sizes="(min-width: 64em) 400px, 92vw" {...props} />
  )
  const sizesIn = (container: ParentNode) => container.querySelector("source")?.getAttribute("sizes")

  test("a picture that React draws has half the width from the beginning, with the pipeline's own sizes too", () => {
    save()
    expect(sizesIn(render(picture()).container)).toBe("(min-width: 64em) 200px, 46vw")
    const own = pictureFixture().images.sources?.[0]?.sizes ?? "none"
    expect(sizesIn(render(picture({ sizes: undefined })).container)).toBe(halveSizes(own))
    expect(halveSizes(own)).not.toBe(own)
  })

  test("the page's largest picture keeps its width, as it does in the HTML", () => {
    save()
    expect(sizesIn(render(picture({ priority: true })).container)).toBe("(min-width: 64em) 400px, 92vw")
  })

  test("React takes over a picture of the HTML and leaves it as the inline script has made it", () => {
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(picture())
    container.querySelector("source")?.setAttribute("sizes", "(min-width: 64em) 200px, 46vw")
    save()
    const changes = jest.spyOn(Element.prototype, "setAttribute")
    // React says in development that the HTML is another; in a built site it lets it be.
    jest.spyOn(console, "error").mockImplementation(() => {})
    const { rerender } = render(picture(), { container, hydrate: true })
    rerender(picture({ className: "rounded-md" }))
    expect(changes.mock.calls.filter(([name]) => name === "sizes" || name === "srcset")).toEqual([])
    expect(sizesIn(container)).toBe("(min-width: 64em) 200px, 46vw")
  })

  test("the switch changes no picture that is there: it would be fetched once more", () => {
    const { container, rerender } = render(picture())
    act(save)
    rerender(picture())
    expect(sizesIn(container)).toBe("(min-width: 64em) 400px, 92vw")
  })
})
