import { render, screen, within } from "@testing-library/react"
import { Hero } from "../../../src/features/home/hero"
import { heroCopy, slides } from "../../../src/features/home/home.fixture"

test("every slide has its badge, its title and its description", () => {
  render(<Hero slides={slides} copy={heroCopy} />)
  for (const [index, { badgeText, title, description }] of slides.entries()) {
    const slide = within(screen.getByRole("group", { name: `${index + 1} of ${slides.length}: ${title}` }))
    expect(slide.getByRole("heading", { name: title })).toBeVisible()
    expect(slide.getByText(badgeText)).toBeVisible()
    expect(slide.getByText(description)).toBeVisible()
  }
})
