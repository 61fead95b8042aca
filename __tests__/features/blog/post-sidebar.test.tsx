import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { sidebar } from "../../fixtures/blog"
import { PostSidebar } from "../../../src/features/blog/post-sidebar"

jest.mock("../../../src/features/gallery/picture-viewer/picture-viewer-part", () => ({
  LazyPictureViewer: ({ label, number, onClose }: { label: string; number: number; onClose: () => void }) => (
    <div role="dialog" aria-label={label}>
      picture {number}
      <button onClick={onClose}>close</button>
    </div>
  ),
}))

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
  expect(links.map((link) => link.textContent)).toEqual([
    "Feeding Cows Through the Dry Season, Planned in…",
    "Thirty-One Women and a Goat Milk Dairy in Lira",
    "Phone Records: How Young Members Made Milk Visi…",
  ])
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [1, 2, 3].map((id) => `/blog-single-with-sidebar/${id}`),
  )
})

test("blog sidebar: each tag links to the filtered list, and the current tag is marked", () => {
  open("Dairy")
  expect(screen.getByRole("link", { name: "Women in Agriculture" })).toHaveAttribute(
    "href",
    "/blog-with-sidebar?tag=Women+in+Agriculture",
  )
  expect(screen.getByRole("link", { name: "Dairy" })).toHaveAttribute("aria-current", "page")
  expect(screen.getByRole("link", { name: "Uganda" })).not.toHaveAttribute("aria-current")
})
