import { render, screen } from "@testing-library/react"
import { Rating } from "../../../src/components/ui/rating"

test.each([
  [4.5, "Rated 4.5 out of 5"],
  [5, "Rated 5 out of 5"],
  [3.3, "Rated 3.5 out of 5"],
  [3.2, "Rated 3 out of 5"],
  [7, "Rated 5 out of 5"],
  [-1, "Rated 0 out of 5"],
])("%s reads as %s", (value, words) => {
  render(<Rating value={value} />)
  expect(screen.getByRole("img", { name: words })).toBeVisible()
})

test("half a star is drawn as half a star", () => {
  const { container } = render(<Rating value={2.5} />)
  const filled = Array.from(container.querySelectorAll("svg"), (star) => star.querySelectorAll(".fill-current").length)
  const outlines = container.querySelectorAll("svg > path:first-child:not(.fill-current)")
  expect(filled).toEqual([1, 1, 1, 0, 0])
  expect(outlines).toHaveLength(3)
})
