import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { blogCopy, sidebar } from "../../fixtures/blog"
import { PostSidebar } from "../../../src/features/blog/post-sidebar"

jest.mock("../../../src/shared/picture-viewer/picture-viewer-part", () => ({
  LazyPictureViewer: ({ label, number, onClose }: { label: string; number: number; onClose: () => void }) => (
    <div role="dialog" aria-label={label}>
      picture {number}
      <button onClick={onClose}>close</button>
    </div>
  ),
}))

const open = (tag?: string) => render(<PostSidebar copy={blogCopy} {...sidebar} tag={tag} />)

beforeEach(() => window.history.replaceState(null, "", "/blog-with-sidebar"))

test("a search opens the list with the words, and clears the box", async () => {
  open()
  const box = screen.getByRole("searchbox", { name: blogCopy.searchTitle })
  await userEvent.type(box, "  goat & milk {Enter}")
  expect(navigate).toHaveBeenCalledWith("/blog-with-sidebar?q=goat+%26+milk")
  expect(box).toHaveValue("")
})

test("an empty search goes nowhere", async () => {
  jest.mocked(navigate).mockClear()
  open()
  await userEvent.type(screen.getByRole("searchbox"), "   {Enter}")
  expect(navigate).not.toHaveBeenCalled()
})

test("recent posts: three, their titles cut at 47 characters, with the sidebar", () => {
  open()
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

test("every tag leads to the list that it filters, and the one on show is marked", () => {
  open("Dairy")
  expect(screen.getByRole("link", { name: "Women in Agriculture" })).toHaveAttribute(
    "href",
    "/blog-with-sidebar?tag=Women+in+Agriculture",
  )
  expect(screen.getByRole("link", { name: "Dairy" })).toHaveAttribute("aria-current", "page")
  expect(screen.getByRole("link", { name: "Uganda" })).not.toHaveAttribute("aria-current")
})

test("a thumbnail opens the viewer, stands in the address, and has the focus again afterwards", async () => {
  open()
  const third = screen.getByRole("link", { name: /^Four Mubende goats/ })
  expect(third).toHaveAttribute("href", "/static/image_3.webp")
  fireEvent.click(third)
  expect(screen.getByRole("dialog", { name: "Gallery" })).toHaveTextContent("picture 3")
  expect(window.location.search).toBe("?image=3")
  fireEvent.click(screen.getByRole("button", { name: "close" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  expect(third).toHaveFocus()
})

test("a press that asks for a new tab is left to the browser", () => {
  open()
  const link = screen.getByRole("link", { name: /^Four Mubende goats/ })
  link.addEventListener("click", (event) => {
    expect(event.defaultPrevented).toBe(false)
    event.preventDefault()
  })
  fireEvent.click(link, { ctrlKey: true })
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
})

test("the network's accounts stand under “Follow us”, each in a new tab", () => {
  open()
  expect(screen.getByRole("heading", { name: "Follow us" })).toBeVisible()
  const accounts = screen.getAllByRole("link", { name: /^CaFN on .* \(opens in a new tab\)$/ })
  expect(accounts).toHaveLength(4)
  for (const account of accounts) expect(account).toHaveAttribute("target", "_blank")
})
