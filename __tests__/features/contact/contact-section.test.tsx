import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import ContactSection from "../../../src/features/contact/contact-section"
import { home } from "../../../src/content/types/home"
import { entry } from "../../fixtures/entry"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { postForm } from "../../../src/browser/post-form"
import { withSite, resetSite } from "../../support/site"

jest.mock("../../../src/browser/post-form")

const { contact: contactContent } = entry<{ contact: Queries.SectionIntroFragment }>(home)

afterEach(() => act(toast.clear))
afterEach(resetSite)

test("contact section: uses the endpoint and the chat number of the site's settings", async () => {
  jest.spyOn(console, "info").mockImplementation(() => {})
  jest.mocked(postForm).mockResolvedValue(true)
  withSite({
    forms: { contact: "https://forms.cafn.example/contact", subscribe: null, comment: null, review: null },
    chat: { number: "+256 000 000 009", greeting: "Hello" },
  })
  render(
    <>
      <ContactSection content={contactContent} />
      <Toaster />
    </>,
  )
  // On phones a link replaces the form.
  expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact#message")
  const user = userEvent.setup({ delay: null })
  await user.type(screen.getByRole("textbox", { name: "Your name" }), "Okello")
  await user.type(screen.getByRole("textbox", { name: "Phone number" }), "+256 700 000 000")
  await user.type(screen.getByRole("textbox", { name: "Your message" }), "Goats")
  await user.type(screen.getByRole("textbox", { name: "Email address" }), "a@b.ug")
  await user.selectOptions(screen.getByRole("combobox", { name: "I am" }), "youth")
  await user.selectOptions(screen.getByRole("combobox", { name: "I would like to know about" }), "training")
  await user.click(screen.getByRole("button", { name: "Send message" }))

  const link = await screen.findByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ })
  expect(new URL(link.href).pathname).toBe("/256000000009")
  expect(jest.mocked(postForm).mock.calls[0]?.[0]).toBe("https://forms.cafn.example/contact")
})
