import { render, screen } from "@testing-library/react"
import { Rating } from "../../src/components/rating"

test.each([
  [3.3, "Rated 3.5 out of 5"],
  [3.2, "Rated 3 out of 5"],
  [7, "Rated 5 out of 5"],
])("Rating: %s has the name “%s”", (value, name) => {
  render(<Rating value={value} />)
  expect(screen.getByRole("img", { name })).toBeVisible()
})
