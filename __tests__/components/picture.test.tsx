import { render, screen } from "@testing-library/react"
import { Picture } from "../../src/components/picture"
import { pictureFixture } from "../../src/components/picture.fixture"

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
