import { render, screen } from "@testing-library/react"
import { PostNeighbours } from "../../../src/features/blog/post-neighbours"
import { postWithSidebarPath } from "../../../src/lib/paths"

const previousPost = { jsonId: 5, title: "A Tick Control Calendar That Holds Up in the Rains" }
const nextPost = { jsonId: 2, title: "Thirty-One Women and a Goat Milk Dairy in Lira" }

const renderNeighbours = (previous: typeof previousPost | null, next: typeof nextPost | null) =>
  render(<PostNeighbours previous={previous} next={next} getPath={postWithSidebarPath} />)

/** Returns the visible text, without text for screen readers. */
function getVisibleText(link: HTMLElement): string {
  const content = link.cloneNode(true)
  if (!(content instanceof HTMLElement)) return ""
  for (const hidden of content.querySelectorAll(".sr-only")) hidden.remove()
  return [...content.querySelectorAll(".block")].map((line) => line.textContent).join(" / ")
}

test("post neighbours: show two words of each title; screen readers get the whole title; links keep the layout", () => {
  renderNeighbours(previousPost, nextPost)
  const [previous, next] = screen.getAllByRole("link")
  if (!previous || !next) throw new Error("There are not two links.")
  expect(getVisibleText(previous)).toBe("Previous story / A Tick")
  expect(previous).toHaveTextContent(`Previous story ${previousPost.title}`)
  expect(previous).toHaveAttribute("href", "/blog-single-with-sidebar/5")
  expect(getVisibleText(next)).toBe("Next story / Thirty-One Women")
  expect(next).toHaveTextContent(`Next story ${nextPost.title}`)
  expect(next).toHaveAttribute("rel", "next")
})

test("post neighbours: a post without a title is called “No Title”", () => {
  renderNeighbours({ jsonId: 5, title: " " }, nextPost)
  expect(screen.getByRole("link", { name: /^Previous story/ })).toHaveTextContent(/No Title$/)
})
