import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { sidebar } from "../../fixtures/blog"
import { listHref } from "../../../src/lib/list-query"
import { truncateTitle } from "../../../src/features/blog/excerpt"
import { PostSidebar } from "../../../src/features/blog/post-sidebar"

const open = (tag?: string) => render(<PostSidebar {...sidebar} tag={tag} />)

beforeEach(() => window.history.replaceState(null, "", "/blog-with-sidebar"))

test("blog sidebar: its search opens the filtered list, and clears the box", async () => {
  open()
  const box = screen.getByRole("searchbox", { name: "Search the posts" })
  await userEvent.type(box, "  goat & milk {Enter}")
  expect(navigate).toHaveBeenCalledWith("/blog-with-sidebar?q=goat+%26+milk")
  expect(box).toHaveValue("")
})

test("blog sidebar: lists three recent posts, titles truncated at 47 characters", () => {
  open()
  expect(screen.getByRole("heading", { name: "Recent Post" })).toBeInTheDocument()
  const links = [...document.querySelectorAll("[data-slot=recent-posts] a")]
  expect(links.map((link) => link.textContent)).toEqual(sidebar.recent.map(({ title }) => truncateTitle(title)))
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    sidebar.recent.map(({ jsonId }) => `/blog-single-with-sidebar/${jsonId}`),
  )
})

test("blog sidebar: each tag links to the filtered list, and the current tag is marked", () => {
  const [current = "", other = ""] = sidebar.tags
  open(current)
  expect(screen.getByRole("link", { name: current })).toHaveAttribute("aria-current", "page")
  expect(screen.getByRole("link", { name: other })).not.toHaveAttribute("aria-current")
  expect(screen.getByRole("link", { name: other })).toHaveAttribute(
    "href",
    listHref("/blog-with-sidebar", { tag: other }),
  )
})
