import type { ReactNode } from "react"
import { render, screen } from "@testing-library/react"
import { blogCopy, nextPost, post, previousPost } from "../../fixtures/blog"
import { healthNote } from "../../fixtures/health-line"
import { CommentForm } from "../../../src/features/blog/comment-form"
import { PostDetail } from "../../../src/features/blog/post-detail"

const open = (sidebar?: ReactNode) =>
  render(
    <PostDetail
      post={post}
      copy={blogCopy}
      previous={previousPost}
      next={nextPost}
      sidebar={sidebar}
      commentForm={<CommentForm post={post.title} />}
    />,
  )

test("post page: has date, author, comments and an outline without gaps", () => {
  open()
  const article = document.querySelector("article[data-slot=post]")
  expect(article?.querySelector("time")).toHaveAttribute("datetime", "2026-10-05")
  expect(article).toHaveTextContent("5 October 2026")
  expect(article).toHaveTextContent("Nakato Prossy")
  expect(article).toHaveTextContent("2 comments")
  expect(screen.getAllByRole("heading").map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    "H2 First, do the sum",
    "H2 Share this page",
    "H2 Comments",
    "H3 Kyomugisha Jane",
    "H3 Mugisha Patrick",
    "H2 Share Your CaFN Story",
  ])
})

test.each([
  ["without a sidebar", undefined, "/blog-standard?tag=Dairy", "/blog-single/2"],
  [
    "with a sidebar",
    <aside key="sidebar">sidebar</aside>,
    "/blog-with-sidebar?tag=Dairy",
    "/blog-single-with-sidebar/2",
  ],
])("post page: %s links stay in the same layout; sharing uses the canonical address", (_, sidebar, tag, next) => {
  open(sidebar)
  expect(screen.getByRole("link", { name: "Dairy" })).toHaveAttribute("href", tag)
  expect(screen.getByRole("link", { name: /^Next story/ })).toHaveAttribute("href", next)
  const facebook = screen.getByRole<HTMLAnchorElement>("link", { name: /Facebook/ })
  expect(new URL(facebook.href).searchParams.get("u")).toBe("https://cafn.example/blog-single/1")
})

test("post page: a post about health links to the page for sick animals, any other does not", () => {
  const words = { copy: blogCopy, previous: previousPost, next: nextPost, health: healthNote }
  const { unmount } = render(<PostDetail post={{ ...post, isAboutHealth: true }} {...words} />)
  const way = screen.getByRole("link", { name: "What to do, and what not to touch" })
  expect(way).toHaveAttribute("href", "/animal-health")
  const body = document.querySelector("[data-slot=post-body]")
  expect(body?.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  unmount()
  render(<PostDetail post={{ ...post, isAboutHealth: null }} {...words} />)
  expect(screen.queryByRole("link", { name: "What to do, and what not to touch" })).toBeNull()
})
