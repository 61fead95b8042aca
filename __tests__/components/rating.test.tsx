import { render, screen } from "@testing-library/react"
import { Rating } from "../../src/components/rating"

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

test("half a star is drawn as half a star: the full ones are cut off after 2.5 of 24 units each", () => {
  const { container } = render(<Rating value={2.5} />)
  const [outline, full] = container.querySelectorAll("use")
  expect(outline).toHaveAttribute("href", "/icons.svg#stars-outline")
  expect(full).toHaveAttribute("href", "/icons.svg#stars")
  expect(full?.parentElement).toHaveAttribute("viewBox", "0 0 60 24")
})
