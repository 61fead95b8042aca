import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { brands } from "../../fixtures/brands"
import { farmVideo } from "../../fixtures/content"
import { Brands } from "../../../src/features/home/brands"
import { FunFacts } from "../../../src/features/home/fun-facts"
import { Hero } from "../../../src/features/home/hero"
import { Highlight } from "../../../src/features/home/highlight"
import { alternateCopy, brandsCopy, funFacts, funFactsCopy } from "../../fixtures/home-2"
import { highlightCopy } from "../../fixtures/home-3"
import { dairySlides, pointListsCopy } from "../../fixtures/home-4"
import { PointLists } from "../../../src/features/home/point-lists"

test("a slide that names a video has its play button, the other has none", async () => {
  const { container } = render(<Hero slides={dairySlides} copy={alternateCopy} videos={[farmVideo]} />)
  const slides = Array.from(container.querySelectorAll("[data-slot=carousel-slide]"))
  const buttons = slides.map((slide) => slide.querySelectorAll("[data-slot=video-play-button]").length)
  expect(buttons).toEqual([1, 0])
  await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: "A morning on the farm" }))
  expect(await screen.findByRole("dialog", { name: "A morning on the farm" })).toBeInTheDocument()
})

test("the fun facts read 38K, 28M and 150+, each with what it counts", () => {
  render(<FunFacts copy={funFactsCopy} facts={funFacts} />)
  const figures = screen.getAllByRole("definition").map((figure) => figure.textContent)
  expect(figures).toEqual(["38K", "28M", "150+"])
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "trusted customers",
    "tonnes of harvest",
    "dairy products",
  ])
})

test("the benefit lists stand beside “150+ Dairy Products”", () => {
  const { container } = render(<PointLists copy={pointListsCopy} />)
  expect(container).toHaveTextContent("150+ Dairy Products")
  expect(screen.getAllByRole("list")).toHaveLength(2)
})

test("the product's ring is named by what it measures", () => {
  render(<Highlight copy={highlightCopy} />)
  const ring = screen.getByRole("img", { name: "60%" })
  const copy = screen.getByText("of all jars go to Ugandans abroad")
  // Said before the figure.
  expect(copy.compareDocumentPosition(ring)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("the partners are one landmark, can be stopped first, and are named in words", () => {
  render(<Brands copy={brandsCopy} brands={brands} />)
  const region = screen.getByRole("region", { name: "Who walks beside us" })
  expect(screen.getAllByRole("region")).toEqual([region])
  expect(within(region).getAllByRole("button")[0]).toHaveAccessibleName("Stop the slides")
  for (const { name } of brands) expect(within(region).getByText(name)).toBeInTheDocument()
  expect(within(region).queryByRole("img")).not.toBeInTheDocument()
})
