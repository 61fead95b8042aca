import { render, screen } from "@testing-library/react"
import { blogCopy, post } from "../../fixtures/blog"
import { Comments } from "../../../src/features/blog/comments"
import { PostBody } from "../../../src/features/blog/post-body"
import { PostFoot, PostIntro } from "../../../src/features/blog/post-detail"

test("post page: begins with date, author and number of comments", () => {
  const { container } = render(<PostIntro post={post} hasSidebar={false} />)
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-10-05")
  expect(container).toHaveTextContent("5 October 2026")
  expect(container).toHaveTextContent("Nakato Prossy")
  expect(container).toHaveTextContent("2 comments")
})

test.each([true, null])("post page: “Example” stands beside what is invented: isSample %s", (isSample) => {
  const invented = { ...post, isSample }
  const comments = blogCopy.comments.map((comment) => ({ ...comment, isSample }))
  render(
    <>
      <PostIntro post={invented} hasSidebar={false} />
      <PostBody {...invented} />
      <Comments comments={comments}>{null}</Comments>
    </>,
  )
  const named = [
    "By Nakato Prossy 2 comments",
    "Nakato Prossy, dairy farmer, Mbarara",
    "12 October 2026",
    "14 October 2026",
  ]
  const examples = screen.queryAllByText("Example")
  expect(examples).toHaveLength(isSample ? named.length : 0)
  for (const [index, example] of examples.entries()) {
    expect(example.parentElement).toHaveTextContent(named[index] ?? "")
  }
})

test("post page: tags and one row to share it are groups with a gap between them", () => {
  const { container } = render(<PostFoot post={post} list="/blog-standard" />)
  const [foot] = container.children
  expect(foot).toHaveClass("gap-6")
  expect(Array.from(foot?.children ?? [], (part) => part.getAttribute("data-slot"))).toEqual([
    "chip-row",
    "share-links",
    null,
  ])
  expect(screen.getAllByRole("button", { name: "Copy link" })).toHaveLength(1)
})

test.each(["/blog-standard", "/blog-with-sidebar"] as const)(
  "post page: its tags lead to %s where it belongs to that list; what is shared is always the canonical address",
  (list) => {
    render(<PostFoot post={post} list={list} />)
    expect(screen.getByRole("link", { name: "Dairy" })).toHaveAttribute("href", `${list}?tag=Dairy`)
    const facebook = screen.getByRole<HTMLAnchorElement>("link", { name: /Facebook/ })
    expect(new URL(facebook.href).searchParams.get("u")).toBe("https://cafn.example/blog-single/1")
  },
)
