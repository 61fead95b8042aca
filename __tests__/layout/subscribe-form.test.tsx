import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import SubscribeForm, { subscribeMessages } from "../../src/layout/subscribe-form"
import { Toaster } from "../../src/components/toast"
import { toast } from "../../src/components/toast-store"
import { postForm } from "../../src/browser/post-form"
import { withSite, resetSite } from "../support/site"

jest.mock("../../src/browser/post-form")
const post = jest.mocked(postForm)
beforeEach(() => post.mockReset())
afterEach(() => act(toast.clear))
afterEach(resetSite)

function openForm(subscribe: string | null = null) {
  withSite({ forms: { subscribe } })
  render(
    <>
      <SubscribeForm thanks="Thanks For Subscribe" />
      <Toaster />
    </>,
  )
  return userEvent.setup({ delay: null })
}

const getTextbox = () => screen.getByRole("textbox", { name: "Your email address" })
const getSubmitButton = () => screen.getByRole("button", { name: "Subscribe" })

test("subscribe form: without an endpoint it shows thanks, says that nothing was sent, and offers channels", async () => {
  const user = openForm()
  expect(screen.queryByText(/Not sent yet/)).not.toBeInTheDocument()
  await user.type(getTextbox(), "nakato@example.com")
  await user.click(getSubmitButton())
  expect(await screen.findByText("Thanks For Subscribe")).toBeInTheDocument()
  expect(getTextbox()).toHaveValue("")
  expect(post).not.toHaveBeenCalled()
  expect(screen.getByText(subscribeMessages.notSent("nakato@example.com"))).toBe(
    screen.getAllByRole("status").find((status) => status.textContent.includes("Not sent yet")),
  )
  expect(screen.getByRole("link", { name: /^Send on WhatsApp/ })).toHaveAttribute(
    "href",
    `https://wa.me/256000000001?text=${encodeURIComponent("CaFN news list\nEmail: nakato@example.com")}`,
  )
  expect(screen.getByRole("link", { name: "Send by SMS" })).toHaveAttribute("href", expect.stringMatching(/^sms:/))
})

test("subscribe form: posts to the endpoint if there is one", async () => {
  post.mockResolvedValue(true)
  const user = openForm("https://forms.cafn.example/news")
  await user.type(getTextbox(), "nakato@example.com")
  await user.click(getSubmitButton())
  expect(await screen.findByText("Thanks For Subscribe")).toBeInTheDocument()
  expect(post).toHaveBeenCalledWith("https://forms.cafn.example/news", { email: "nakato@example.com" })
  expect(screen.queryByText(/Not sent yet/)).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: /^Send on WhatsApp/ })).not.toBeInTheDocument()
})

test("subscribe form: a failed post shows an error and keeps the address", async () => {
  post.mockResolvedValue(false)
  const user = openForm("https://forms.cafn.example/news")
  await user.type(getTextbox(), "nakato@example.com")
  await user.click(getSubmitButton())
  expect(await screen.findByText(/could not be sent/)).toBeInTheDocument()
  expect(getTextbox()).toHaveValue("nakato@example.com")
})
