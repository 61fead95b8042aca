import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { Login, LoginForm } from "../../../src/features/login/login"

test("login: shows the form below the notice that sign-in is not open yet", () => {
  render(<Login notice="Sign-in for members is not open yet." />)
  const notice = screen.getByText("Sign-in for members is not open yet.")
  const password = screen.getByLabelText(/^Password/)
  expect(password).toBeVisible()
  expect(screen.getByRole("button", { name: "Login" })).toBeVisible()
  expect(notice.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.querySelector("details")).toBeNull()
})

test("login form: shows the specified message, and clears its fields", async () => {
  render(
    <>
      <LoginForm />
      <Toaster />
    </>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole("button", { name: "Login" }))
  expect(screen.queryByText("Login Successful")).toBeNull()
  await user.type(screen.getByRole("textbox", { name: "Email address" }), "nakato@example.com")
  await user.type(screen.getByLabelText(/Password/), "secret")
  await user.click(screen.getByRole("button", { name: "Login" }))
  expect(await screen.findByText("Login Successful")).toBeVisible()
  expect(screen.getByRole("textbox", { name: "Email address" })).toHaveValue("")
  expect(screen.getByLabelText(/Password/)).toHaveValue("")
  act(toast.clear)
})
