import { render, screen, within } from "@testing-library/react"
import { post, posts } from "../../fixtures/blog"
import { listHref } from "../../../src/lib/list-query"
import { PostArticle } from "../../../src/features/blog/post-detail"

const renderArticle = (list: "/blog-standard" | "/blog-with-sidebar" = "/blog-standard", shown = post) => (
  <PostArticle post={shown} hasSidebar={false} list={list} />
)

test("post page: has date, author, number of comments, and one row to share it", () => {
  const { container } = render(renderArticle())
  const count = post.comments === 1 ? "1 comment" : `${post.comments} comments`
  expect(container).toHaveTextContent(`${post.full_date} By ${post.author} ${count}`)
  expect(screen.getAllByRole("button", { name: "Copy link" })).toHaveLength(1)
})

test.each([
  [1, "farmers/farmer-1", "/farmer-details/1"],
  [2, "gallery/image_42", null],
])("post page %d: the author box has portrait, quote, and a link if the author is a farmer", (id, portrait, href) => {
  const shown = posts.find(({ jsonId }) => jsonId === id) ?? post
  const { container } = render(renderArticle("/blog-standard", shown))
  const box = container.querySelector<HTMLElement>("[data-slot=author-box]") ?? container
  expect(box).toHaveTextContent(`${shown.authorBox.quote}${shown.author} ${shown.authorBox.title}`)
  const picture = shown.authorBox.farmer?.thumb ?? shown.authorBox.portrait
  expect(picture).toMatchObject({ path: portrait })
  expect(box.querySelector("img")).toHaveAttribute("alt", "")
  expect(within(box).queryByRole("link")?.getAttribute("href") ?? null).toBe(href)
})

test.each(["/blog-standard", "/blog-with-sidebar"] as const)(
  "post page: tags link to the post's list, %s; share links use the canonical address",
  (list) => {
    render(renderArticle(list))
    expect(screen.getByRole("link", { name: post.tags[0] })).toHaveAttribute(
      "href",
      listHref(list, { tag: post.tags[0] }),
    )
    const facebook = screen.getByRole<HTMLAnchorElement>("link", { name: /Facebook/ })
    expect(new URL(facebook.href).searchParams.get("u")).toBe("https://cafn.example/blog-single/1")
  },
)
