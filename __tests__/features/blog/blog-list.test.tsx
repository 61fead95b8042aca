import type { ReactNode } from "react"
import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { blogPage, blogCopy, listedPost, listedPosts, tags } from "../../fixtures/blog"
import { searchCutCopy } from "../../fixtures/search-cut"
import { BlogList } from "../../../src/features/blog/blog-list"
import type { BlogRoute } from "../../../src/features/blog/blog-source"
import { answerOf, listFile } from "../../support/list-files"

const answers = new Map<string, unknown>()
const fetchMock = jest.fn((path: string) => Promise.resolve(answerOf(answers.get(path))))

beforeEach(() => {
  answers.clear()
  fetchMock.mockClear()
  Object.defineProperty(globalThis, "fetch", { value: fetchMock, configurable: true })
})

const titled = (jsonId: number, title: string) => ({ ...listedPost, jsonId, title })

const list = (search: string, route: BlogRoute = "/blog-standard", sidebar?: ReactNode) => (
  <BlogList
    route={route}
    search={search}
    page={blogPage}
    posts={listedPosts}
    copy={blogCopy}
    cutCopy={searchCutCopy}
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
  expect(screen.getAllByRole("link", { name: "Next page" })[1]).toHaveAttribute("href", "/blog-standard?page=2")
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
