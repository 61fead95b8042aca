import type { ReactNode } from "react"
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToStaticMarkup } from "react-dom/server"
import { blogPage, blogCopy, listedPost, listedPosts, tags } from "../../../src/features/blog/blog.fixture"
import { searchCopy } from "../../../src/features/search/search.fixture"
import { BlogList } from "../../../src/features/blog/blog-list"
import type { BlogRoute } from "../../../src/features/blog/blog-source"
import { searchSite, type Found } from "../../../src/platform/search"
import { answerOf, listFile } from "../../support/list-files"

jest.mock("../../../src/platform/search", () => ({ searchSite: jest.fn() }))

const answers = new Map<string, unknown>()
const fetchMock = jest.fn((path: string) => Promise.resolve(answerOf(answers.get(path))))

beforeEach(() => {
  answers.clear()
  fetchMock.mockClear()
  Object.defineProperty(globalThis, "fetch", { value: fetchMock, configurable: true })
})

/** What a search finds: the posts with these numbers, best first. */
const found = (...ids: number[]): Found => ({
  total: ids.length,
  counts: { post: ids.length },
  words: "",
  hits: (from, to) =>
    Promise.resolve(
      ids.slice(from, to).map((id) => ({ kind: "post", id, address: "/blog-single/1", title: "", excerpt: [] })),
    ),
})
const titled = (jsonId: number, title: string) => ({ ...listedPost, jsonId, title })

const list = (search: string, route: BlogRoute = "/blog-standard", sidebar?: ReactNode) => (
  <BlogList
    route={route}
    search={search}
    page={blogPage}
    posts={listedPosts}
    copy={blogCopy}
    cutCopy={searchCopy}
    tags={tags}
    sidebar={sidebar}
  />
)
const titles = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)
const status = () => screen.getByRole("status")

test("without a query: the page's own posts, and nothing is asked for", () => {
  render(list(""))
  expect(titles()).toEqual(listedPosts.map(({ title }) => title))
  expect(status()).toHaveTextContent("5 posts Page 1 of 2.")
  expect(screen.getAllByRole("link", { name: "Next page" })[0]).toHaveAttribute("href", "/blog-standard?page=2")
  expect(fetchMock).not.toHaveBeenCalled()
})

test.each([
  ["/blog-standard", undefined, "/blog-single/1"],
  ["/blog-with-sidebar", <aside key="sidebar">sidebar</aside>, "/blog-single-with-sidebar/1"],
] as const)("posts of %s lead to their own kind of page", (route, sidebar, href) => {
  render(list("", route, sidebar))
  expect(screen.getByRole("link", { name: listedPost.title })).toHaveAttribute("href", href)
})

test("another page comes from that page's own file", async () => {
  answers.set("/lists/posts/3/2.json", listFile([titled(4, "Biogas")], { page: 2, pages: 2, total: 5 }))
  render(list("?page=2"))
  expect(await screen.findByRole("link", { name: "Biogas" })).toHaveAttribute("href", "/blog-single/4")
  expect(titles()).toEqual(["Biogas"])
  expect(status()).toHaveTextContent("Page 2 of 2.")
})

test("a tag: the file that the build has written, how many there are, and a way back", async () => {
  answers.set("/lists/posts/3/women-in-agriculture/1.json", listFile([titled(2, "Thirty-One Women")]))
  render(list("?tag=Women+in+Agriculture"))
  expect(await screen.findByRole("link", { name: "Thirty-One Women" })).toBeInTheDocument()
  expect(status()).toHaveTextContent("Posts tagged “Women in Agriculture”: 1")
  expect(status()).not.toHaveClass("sr-only")
  expect(screen.getByRole("link", { name: "“Women in Agriculture” (Show all posts)" })).toHaveAttribute(
    "href",
    "/blog-standard",
  )
})

test("an unknown tag: no posts, a way to all, and nothing is asked for", async () => {
  render(list("?tag=Camels"))
  const notice = await screen.findByText(blogCopy.list.empty, { selector: "[data-slot=notice] *" })
  expect(notice).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Show all posts" })).toHaveAttribute("href", "/blog-standard")
  expect(status()).toHaveTextContent(blogCopy.list.empty)
  expect(fetchMock).not.toHaveBeenCalled()
})

test("words: what the search found, best first, each from its own page", async () => {
  jest.mocked(searchSite).mockResolvedValue(found(5, 2))
  for (const id of [2, 5]) {
    answers.set(`/lists/posts/by-id/${id}.json`, listFile([titled(id, `Post ${id}`)]))
  }
  render(list("?q=goat+%26+milk"))
  expect(await screen.findByRole("link", { name: "Post 5" })).toBeInTheDocument()
  expect(titles()).toEqual(["Post 5", "Post 2"])
  expect(searchSite).toHaveBeenCalledWith("goat & milk", "post")
  expect(status()).toHaveTextContent("Posts with the words “goat & milk”: 2")
  expect(screen.getByRole("link", { name: "“goat & milk” (Show all posts)" })).toBeInTheDocument()
})

test("a search beyond its last page shows the last", async () => {
  jest.mocked(searchSite).mockResolvedValue(found(1, 2, 3, 7))
  answers.set("/lists/posts/by-id/7.json", listFile([titled(7, "Last")]))
  render(list("?q=hay&page=9"))
  expect(await screen.findByRole("link", { name: "Last" })).toBeInTheDocument()
  expect(titles()).toEqual(["Last"])
  expect(status()).toHaveTextContent("Page 2 of 2.")
})

test("a search that can't be had says so, keeps the words, and can be tried again", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  jest.mocked(searchSite).mockRejectedValueOnce(new Error("offline"))
  render(list("?q=ticks"))
  expect(await screen.findByRole("alert")).toHaveTextContent(blogCopy.list.failed)
  expect(screen.getByRole("link", { name: "“ticks” (Show all posts)" })).toBeInTheDocument()
  expect(warn).toHaveBeenCalled()
  jest.mocked(searchSite).mockResolvedValue(found(6))
  answers.set("/lists/posts/by-id/6.json", listFile([titled(6, "Tick Calendar")]))
  await userEvent.click(screen.getByRole("button", { name: blogCopy.list.retry }))
  expect(await screen.findByRole("link", { name: "Tick Calendar" })).toBeInTheDocument()
})

test("a file of another build is refused", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  answers.set("/lists/posts/6/2.json", {
    ...listFile([{ jsonId: 4 }], { page: 2, pages: 2, total: 5 }),
    build: "older",
  })
  render(list("?page=2", "/blog-3-column"))
  expect(await screen.findByRole("alert")).toHaveTextContent(blogCopy.list.failed)
})

test("the server's page is the one without a query, with links to the others as pages of their own", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToStaticMarkup(list("?tag=Dairy"))
  expect(page.querySelectorAll("article")).toHaveLength(3)
  expect(page.querySelector("[data-slot=active-filter]")).toBeNull()
  const plain = [...page.querySelectorAll(".no-js-only a")].map((link) => link.getAttribute("href"))
  expect(plain).toContain("/blog-standard/2")
})
