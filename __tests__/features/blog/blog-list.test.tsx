import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { blogPage, post, posts, tags } from "../../fixtures/blog"
import { BlogList } from "../../../src/features/blog/blog-list"
import type { BlogRoute } from "../../../src/features/blog/blog-source"
import { listMessages } from "../../../src/features/blog/list-messages"
import { searchSite, type SearchResult } from "../../../src/platform/search"
import { createCatalogue, serveFiles } from "../../support/list-files"

jest.mock("../../../src/platform/search", () => ({ searchSite: jest.fn() }))

const createPost = (jsonId: number, title: string, ...tags: string[]) => ({ ...post, jsonId, title, tags })
const nodes = [
  createPost(1, "Hay", "Dairy"),
  createPost(2, "Goat milk", "Women"),
  createPost(5, "Biogas"),
  createPost(6, "Ticks"),
]
beforeEach(() => serveFiles({ "/lists/posts.json": createCatalogue({ nodes }) }))

const createList = (search: string, route: BlogRoute = "/blog-standard") => (
  <BlogList
    route={route}
    search={search}
    range={blogPage}
    firstPosts={posts}
    tags={tags}
    sidebar={route === "/blog-with-sidebar" && <aside>sidebar</aside>}
  />
)
const status = () => screen.getByRole("status")

test.each([
  ["/blog-standard", "/blog-single/1"],
  ["/blog-with-sidebar", "/blog-single-with-sidebar/1"],
] as const)("blog list: on %s posts link to their pages in the same layout", (route, href) => {
  render(createList("", route))
  expect(screen.getByRole("link", { name: post.title })).toHaveAttribute("href", href)
})

test("blog list: filtered by tag: its posts, their count, and a link to all", async () => {
  render(createList("?tag=Women"))
  expect(await screen.findByRole("link", { name: "Goat milk" })).toBeInTheDocument()
  expect(status()).toHaveTextContent("Posts tagged “Women”: 1")
  expect(status()).not.toHaveClass("sr-only")
  expect(screen.getByRole("link", { name: "“Women” (Show all posts)" })).toHaveAttribute("href", "/blog-standard")
})

test("blog list: filtered by an unknown tag: the empty message, and a link to all", async () => {
  render(createList("?tag=Camels"))
  const alert = await screen.findByText(listMessages.list.empty, { selector: "[data-slot=alert] *" })
  expect(alert).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Show all posts" })).toHaveAttribute("href", "/blog-standard")
  expect(status()).toHaveTextContent(listMessages.list.empty)
})

/** Creates a search result of these posts, best first. */
const createResult = (...ids: number[]): SearchResult => ({
  total: ids.length,
  counts: { post: ids.length },
  words: "",
  hits: (from, to) =>
    Promise.resolve(
      ids.slice(from, to).map((id) => ({ kind: "post", id, address: "/blog-single/1", title: "", description: "" })),
    ),
})

test("blog search: lists the posts found, best match first", async () => {
  jest.mocked(searchSite).mockResolvedValue(createResult(5, 2))
  render(createList("?q=goat+%26+milk"))
  expect(await screen.findByRole("link", { name: "Biogas" })).toBeInTheDocument()
  const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)
  expect(titles).toEqual(["Biogas", "Goat milk"])
  expect(searchSite).toHaveBeenCalledWith("goat & milk", "post")
  expect(status()).toHaveTextContent("Posts with the words “goat & milk”: 2")
})

test("blog search: when it fails it shows an error, keeps the words, and can be retried", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  jest.mocked(searchSite).mockRejectedValueOnce(new Error("offline"))
  render(createList("?q=ticks"))
  expect(await screen.findByRole("alert")).toHaveTextContent(listMessages.list.failed)
  expect(screen.getByRole("link", { name: "“ticks” (Show all posts)" })).toBeInTheDocument()
  expect(warn).toHaveBeenCalled()
  jest.mocked(searchSite).mockResolvedValue(createResult(6))
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByRole("link", { name: "Ticks" })).toBeInTheDocument()
})
