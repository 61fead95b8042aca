import { render, screen } from "@testing-library/react"
import { blogCopy } from "../../fixtures/blog"
import { Comments } from "../../../src/features/blog/comments"

test("each comment has its own place under the heading", () => {
  const { commentsTitle, comments } = blogCopy
  render(<Comments title={commentsTitle} comments={comments} />)
  expect(screen.getByRole("region", { name: commentsTitle })).toBeVisible()
  expect(screen.getAllByRole("article")).toHaveLength(comments.length)
})
