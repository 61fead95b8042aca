import { render, screen } from "@testing-library/react"
import { projects } from "../fixtures/content"
import { testimonials } from "../fixtures/people"
import { Hero } from "../../src/features/home/hero"
import { heroCopy, slides } from "../fixtures/home"
import { ProjectsCarousel } from "../../src/features/projects/projects-carousel"
import { Testimonials } from "../../src/features/home/testimonials"
import { projectsCopy, testimonialsCopy } from "../fixtures/section-heads"

test("what moves by itself has a pause button, first in the tab order; what does not has none", () => {
  render(
    <>
      <Testimonials copy={testimonialsCopy} testimonials={testimonials} />
      <ProjectsCarousel copy={projectsCopy} projects={projects} />
    </>,
  )
  const buttonsOf = (name: string) => Array.from(screen.getByRole("region", { name }).querySelectorAll("button"))
  const [pause] = buttonsOf("Heard at the milk collection point")
  expect(pause).toHaveAccessibleName(/pause|stop/i)
  expect(buttonsOf("Work you can walk through").map((button) => button.textContent)).not.toContain(pause?.textContent)
})

test("the banner has the page's heading, and its first picture alone is fetched first", () => {
  const { container } = render(<Hero slides={slides} copy={heroCopy} />)
  expect(screen.getAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual([
    "CaFN - Empowering Uganda's Livestock Future",
  ])
  const loading = Array.from(container.querySelectorAll("img"), (picture) => picture.getAttribute("loading"))
  expect(loading).toEqual(["eager", "lazy", "lazy"])
  expect(screen.getByRole("link", { name: "See our nine services" })).toHaveAttribute("href", "/services")
})
