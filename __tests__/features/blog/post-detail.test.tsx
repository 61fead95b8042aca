import { render, screen } from "@testing-library/react"
import { blogCopy, post } from "../../fixtures/blog"
import { Comments } from "../../../src/features/blog/comments"
import { PostArticle } from "../../../src/features/blog/post-detail"

const article = (list: "/blog-standard" | "/blog-with-sidebar" = "/blog-standard", shown = post) => (
  <PostArticle post={shown} copy={blogCopy.authorBox} hasSidebar={false} list={list} />
)

test("post page: has date, author, number of comments, the quoted author box, and one row to share it", () => {
  const { container } = render(article())
  expect(container.querySelector("time")).toHaveAttribute("datetime", "2026-10-05")
  expect(container).toHaveTextContent("5 October 2026 By Nakato Prossy 2 comments")
  expect(container.querySelector("[data-slot=author-box]")).toHaveTextContent(blogCopy.authorBox.quote)
  expect(screen.getAllByRole("button", { name: "Copy link" })).toHaveLength(1)
})

test.each([true, null])("post page: “Example” stands beside what is invented: isSample %s", (isSample) => {
  const comments = blogCopy.comments.map((comment) => ({ ...comment, isSample }))
  render(
    <>
      {article("/blog-standard", { ...post, isSample })}
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

test.each(["/blog-standard", "/blog-with-sidebar"] as const)(
  "post page: its tags lead to %s where it belongs to that list; what is shared is always the canonical address",
  (list) => {
    render(article(list))
    expect(screen.getByRole("link", { name: "Dairy" })).toHaveAttribute("href", `${list}?tag=Dairy`)
    const facebook = screen.getByRole<HTMLAnchorElement>("link", { name: /Facebook/ })
    expect(new URL(facebook.href).searchParams.get("u")).toBe("https://cafn.example/blog-single/1")
  },
)
