import { render, screen } from "@testing-library/react"
import { picture } from "../../fixtures/picture"
import { Hero } from "../../../src/features/home/hero"
import { heroCopy, slides } from "../../fixtures/home"

test("the only heading is the page's, and it comes before the slides and their controls", () => {
  render(<Hero slides={slides} copy={heroCopy} />)
  const heading = screen.getByRole("heading")
  expect(heading).toHaveTextContent("CaFN - Empowering Uganda's Livestock Future")
  const carousel = screen.getByRole("region", { name: heroCopy.label })
  expect(heading.compareDocumentPosition(carousel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("phones and tablets are offered the formats that the content has, before the wide picture", () => {
  const [first, second] = slides
  const composed = { ...first, imageTall: picture("Upright.", 960, 1200), imageSquare: picture("Square.", 1200, 1200) }
  const { container } = render(<Hero slides={[composed, second]} copy={heroCopy} />)
  const media = Array.from(container.querySelectorAll("picture"), (each) =>
    Array.from(each.querySelectorAll("source"), (source) => source.media),
  )
  expect(media).toEqual([
    ["(max-width: 37.49em) and (max-aspect-ratio: 1/1)", "(max-width: 63.99em) and (max-aspect-ratio: 4/3)", ""],
    [""],
  ])
})
