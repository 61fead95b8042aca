import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { blogPage, listedPost, listedPosts, tags } from "../../fixtures/blog"
import { BlogList } from "../../../src/features/blog/blog-list"
import { listWords } from "../../../src/features/blog/list-words"
import { searchSite, type Found } from "../../../src/platform/search"
import { catalogue, serveFiles } from "../../support/list-files"

/* The list of posts under an address with words, which the site's search finds. */

jest.mock("../../../src/platform/search", () => ({ searchSite: jest.fn() }))

/** What a search finds: the posts with these numbers, best first. */
const found = (...ids: number[]): Found => ({
  total: ids.length,
  counts: { post: ids.length },
  words: "",
  hits: (from, to) =>
    Promise.resolve(
      ids.slice(from, to).map((id) => ({ kind: "post", id, address: "/blog-single/1", title: "", description: "" })),
    ),
})
const titled = (jsonId: number, title: string) => ({ ...listedPost, jsonId, title, tags: [] })
beforeEach(() => {
  serveFiles({ "/lists/posts.json": catalogue({ nodes: [2, 5, 6].map((id) => titled(id, `Post ${id}`)) }) })
})
const list = (search: string) => (
  <BlogList route="/blog-standard" search={search} page={blogPage} posts={listedPosts} tags={tags} />
)
const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)
const status = () => screen.getByRole("status")

test("blog search: lists the posts found, best match first", async () => {
  jest.mocked(searchSite).mockResolvedValue(found(5, 2))
  render(list("?q=goat+%26+milk"))
  expect(await screen.findByRole("link", { name: "Post 5" })).toBeInTheDocument()
  expect(titles()).toEqual(["Post 5", "Post 2"])
  expect(searchSite).toHaveBeenCalledWith("goat & milk", "post")
  expect(status()).toHaveTextContent("Posts with the words “goat & milk”: 2")
  expect(screen.getByRole("link", { name: "“goat & milk” (Show all posts)" })).toBeInTheDocument()
})

test("blog search: when it fails it shows an error, keeps the words, and can be retried", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  jest.mocked(searchSite).mockRejectedValueOnce(new Error("offline"))
  render(list("?q=ticks"))
  expect(await screen.findByRole("alert")).toHaveTextContent(listWords.list.failed)
  expect(screen.getByRole("link", { name: "“ticks” (Show all posts)" })).toBeInTheDocument()
  expect(warn).toHaveBeenCalled()
  jest.mocked(searchSite).mockResolvedValue(found(6))
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByRole("link", { name: "Post 6" })).toBeInTheDocument()
})
