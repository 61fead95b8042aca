import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { LoginForm } from "../../../src/features/login/login-form"
import { MessageForm } from "../../../src/features/contact/message-form"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { postForm } from "../../../src/lib/post-form"
import { withKnownNumber } from "../../support/messages"

jest.mock("../../../src/lib/post-form")
const post = jest.mocked(postForm)

beforeEach(() => post.mockReset())
afterEach(() => act(toast.clear))

const box = (name: string) => screen.getByRole("textbox", { name })

async function writeMessage(endpoint: string | null) {
  render(
    <>
      <MessageForm endpoint={endpoint} />
      <Toaster />
    </>,
  )
  const user = userEvent.setup({ delay: null })
  for (const [field, text] of [
    ["Your name", "Nakato Prossy"],
    ["Email address", "nakato@example.com"],
    ["Phone number", "+256 700 000 000"],
    ["Your message", "Two cows & a calf?"],
  ] as const) {
    await user.click(box(field))
    await user.paste(text)
  }
  await user.click(screen.getByRole("button", { name: "Send message" }))
}

test("message form: thanks, shows the answers, and offers them on WhatsApp", async () => {
  await writeMessage(null)
  expect(await screen.findByRole("group", { name: "Thanks For Your Message" })).toHaveFocus()
  expect(screen.getByText("Two cows & a calf?")).toBeVisible()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ })
  expect(withKnownNumber(new URL(link.href).searchParams.get("text"))).toBe(
    "CaFN question 7K3Q-2\nName: Nakato Prossy\nEmail: nakato@example.com\nPhone number: +256 700 000 000\nMessage: Two cows & a calf?",
  )
  expect(post).not.toHaveBeenCalled()
})

test("message form: all four fields are required, and a telephone may begin with a plus", async () => {
  render(<MessageForm endpoint={null} />)
  for (const field of ["Your name", "Email address", "Phone number", "Your message"]) expect(box(field)).toBeRequired()
  expect(box("Email address")).toHaveAttribute("type", "email")
  expect(box("Phone number")).toHaveAttribute("type", "tel")
  const user = userEvent.setup({ delay: null })
  await user.type(box("Phone number"), "+256 700 000 000")
  expect(box("Phone number")).toHaveValue("+256 700 000 000")
  await user.click(screen.getByRole("button", { name: "Send message" }))
  expect(box("Your name")).toHaveAccessibleDescription("Please fill in: Your name.")
  expect(box("Phone number")).toBeValid()
  expect(post).not.toHaveBeenCalled()
})

test("login form: shows the specified message, clears its fields, and posts nothing", async () => {
  render(
    <>
      <LoginForm />
      <Toaster />
    </>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole("button", { name: "Login" }))
  expect(screen.queryByText("Login Successful")).toBeNull()
  await user.type(box("Email address"), "nakato@example.com")
  await user.type(screen.getByLabelText(/Password/), "secret")
  await user.click(screen.getByRole("button", { name: "Login" }))
  expect(await screen.findByText("Login Successful")).toBeVisible()
  expect(box("Email address")).toHaveValue("")
  expect(screen.getByLabelText(/Password/)).toHaveValue("")
  expect(post).not.toHaveBeenCalled()
})
