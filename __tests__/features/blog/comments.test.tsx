import { render, screen } from "@testing-library/react"
import { blogCopy } from "../../../src/features/blog/blog.fixture"
import { Comments } from "../../../src/features/blog/comments"

const { commentsTitle: title, comments, commentsNote: note } = blogCopy

test("comments that are samples are marked as such", () => {
  render(<Comments title={title} comments={comments} note={note} />)
  expect(screen.getByRole("region", { name: "Comments" })).toHaveTextContent("Sample comments.")
})

test("readers' own comments carry no mark", () => {
  const own = comments.map((one) => ({ ...one, isSample: null }))
  render(<Comments title={title} comments={own} note={note} />)
  expect(screen.getAllByRole("article")).toHaveLength(comments.length)
  expect(screen.queryByText(/Sample/)).toBeNull()
})
