import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SkipLink } from "../../src/layout/skip-link"

test("SkipLink: moves focus to its target without changing URL or history", async () => {
  render(
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} />
    </>,
  )
  const { length } = window.history
  await userEvent.tab()
  await userEvent.keyboard("{Enter}")
  expect(screen.getByRole("main")).toHaveFocus()
  expect(window.location.hash).toBe("")
  expect(window.history).toHaveLength(length)
})
