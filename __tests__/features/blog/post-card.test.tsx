import { render, screen } from "@testing-library/react"
import { post } from "../../fixtures/blog"
import { DateBadge, PostCard } from "../../../src/features/blog/post-card"

test("post card: the date is machine-readable, and screen readers get its long form", () => {
  render(<DateBadge date={{ day: 3, month: "Aug", year: 2026 }} text="3 August 2026" />)
  const time = document.querySelector("time")
  expect(time).toHaveAttribute("datetime", "2026-08-03")
  const accessible = Array.from(time?.children ?? []).filter((part) => !part.hasAttribute("aria-hidden"))
  expect(accessible.map((part) => part.textContent)).toEqual(["3 August 2026"])
})

test.each([
  [0, "0 comments"],
  [1, "1 comment"],
  [2, "2 comments"],
])("post card: %i comments are shown as %j", (comments, text) => {
  render(<PostCard post={{ ...post, comments }} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test("post card: has a picture, the author, and a date badge that does not cover the picture", () => {
  const { container } = render(<PostCard post={post} />)
  const { day, month, year } = post.date
  expect(container.querySelector("[data-slot=card-media] img")).toBeInTheDocument()
  const badgeTexts = Array.from(
    container.querySelectorAll("[data-slot=date-badge] [aria-hidden]"),
    (part) => part.textContent,
  )
  expect(badgeTexts).toEqual([String(day), month, String(year)])
  expect(container.querySelector("[data-slot=card-media] [data-slot=date-badge]")).toBeNull()
  expect(screen.getByText(post.author)).toBeVisible()
})
