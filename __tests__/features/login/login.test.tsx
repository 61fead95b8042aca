import { render, screen } from "@testing-library/react"
import { Login } from "../../../src/features/login/login"
import meta from "../../../src/features/login/login.stories"

test("the login form stands open below the notice that sign-in is not open yet", () => {
  render(<Login {...meta.args} />)
  const notice = screen.getByText(meta.args.notice)
  const password = screen.getByLabelText(/^Password/)
  expect(password).toBeVisible()
  expect(screen.getByRole("button", { name: "Login" })).toBeVisible()
  expect(notice.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.querySelector("details")).toBeNull()
})
