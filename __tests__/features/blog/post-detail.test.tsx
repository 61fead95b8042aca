import { render, screen } from "@testing-library/react"
import { blogCopy, post } from "../../fixtures/blog"
import { listHref } from "../../../src/lib/list-query"
import { PostArticle } from "../../../src/features/blog/post-detail"

const article = (list: "/blog-standard" | "/blog-with-sidebar" = "/blog-standard") => (
  <PostArticle post={post} copy={blogCopy.authorBox} hasSidebar={false} list={list} />
)

test("post page: has date, author, number of comments, the quoted author box, and one row to share it", () => {
  const { container } = render(article())
  const words = post.comments === 1 ? "1 comment" : `${post.comments} comments`
  expect(container).toHaveTextContent(`${post.full_date} By ${post.author} ${words}`)
  expect(container.querySelector("[data-slot=author-box]")).toHaveTextContent(blogCopy.authorBox.quote)
  expect(screen.getAllByRole("button", { name: "Copy link" })).toHaveLength(1)
})

test.each(["/blog-standard", "/blog-with-sidebar"] as const)(
  "post page: its tags lead to %s where it belongs to that list; what is shared is always the canonical address",
  (list) => {
    render(article(list))
    expect(screen.getByRole("link", { name: post.tags[0] })).toHaveAttribute(
      "href",
      listHref(list, { tag: post.tags[0] }),
    )
    const facebook = screen.getByRole<HTMLAnchorElement>("link", { name: /Facebook/ })
    expect(new URL(facebook.href).searchParams.get("u")).toBe("https://cafn.example/blog-single/1")
  },
)
