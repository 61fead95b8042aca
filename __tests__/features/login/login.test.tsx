import { render, screen } from "@testing-library/react"
import { Login } from "../../../src/features/login/login"

const NOTICE = "Sign-in for members is not open yet."

test("login: shows the form below the notice that sign-in is not open yet", () => {
  render(<Login notice={NOTICE} />)
  const notice = screen.getByText(NOTICE)
  const password = screen.getByLabelText(/^Password/)
  expect(password).toBeVisible()
  expect(screen.getByRole("button", { name: "Login" })).toBeVisible()
  expect(notice.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.querySelector("details")).toBeNull()
  expect(screen.getByRole("link", { name: "What happens to what you write" })).toHaveAttribute("href", "/privacy#forms")
})
