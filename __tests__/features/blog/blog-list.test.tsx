import type { ReactNode } from "react"
import { render, screen } from "@testing-library/react"
import { blogPage, listedPost, listedPosts, tags } from "../../fixtures/blog"
import { BlogList } from "../../../src/features/blog/blog-list"
import type { BlogRoute } from "../../../src/features/blog/blog-source"
import { listWords } from "../../../src/features/blog/list-words"
import { answerOf, catalogue } from "../../support/list-files"

const answers = new Map<string, unknown>()
const fetchMock = jest.fn((path: string) => Promise.resolve(answerOf(answers.get(path))))

beforeEach(() => {
  answers.clear()
  fetchMock.mockClear()
  Object.defineProperty(globalThis, "fetch", { value: fetchMock, configurable: true })
})

const titled = (jsonId: number, title: string, ...tags: string[]) => ({ ...listedPost, jsonId, title, tags })
const posts = catalogue({
  nodes: [titled(1, "Hay", "Dairy"), titled(2, "Thirty-One Women", "Women in Agriculture")],
})

const list = (search: string, route: BlogRoute = "/blog-standard", sidebar?: ReactNode) => (
  <BlogList route={route} search={search} page={blogPage} posts={listedPosts} tags={tags} sidebar={sidebar} />
)
const status = () => screen.getByRole("status")

test.each([
  ["/blog-standard", undefined, "/blog-single/1"],
  ["/blog-with-sidebar", <aside key="sidebar">sidebar</aside>, "/blog-single-with-sidebar/1"],
] as const)("blog list: on %s posts link to their pages in the same layout", (route, sidebar, href) => {
  render(list("", route, sidebar))
  expect(screen.getByRole("link", { name: listedPost.title })).toHaveAttribute("href", href)
})

test("blog list: filtered by tag: its posts, their count, and a link to all", async () => {
  answers.set("/lists/posts.json", posts)
  render(list("?tag=Women+in+Agriculture"))
  expect(await screen.findByRole("link", { name: "Thirty-One Women" })).toBeInTheDocument()
  expect(status()).toHaveTextContent("Posts tagged “Women in Agriculture”: 1")
  expect(status()).not.toHaveClass("sr-only")
  expect(screen.getByRole("link", { name: "“Women in Agriculture” (Show all posts)" })).toHaveAttribute(
    "href",
    "/blog-standard",
  )
})

test("blog list: filtered by an unknown tag: the empty message, and a link to all", async () => {
  answers.set("/lists/posts.json", posts)
  render(list("?tag=Camels"))
  const notice = await screen.findByText(listWords.list.empty, { selector: "[data-slot=notice] *" })
  expect(notice).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Show all posts" })).toHaveAttribute("href", "/blog-standard")
  expect(status()).toHaveTextContent(listWords.list.empty)
})
