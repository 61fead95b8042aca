import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ContactForm } from "../../../src/features/contact/contact-form"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { postForm } from "../../../src/lib/post-form"
import { withKnownNumber } from "../../support/messages"

jest.mock("../../../src/lib/post-form")
const post = jest.mocked(postForm)

const thanks =
  "Thank you for your interest! Our team will contact you within 24 hours to discuss how we can support your farming journey."

let info: jest.SpyInstance
beforeEach(() => {
  info = jest.spyOn(console, "info").mockImplementation(() => {})
  post.mockReset()
})
afterEach(() => act(toast.clear))

function openForm() {
  render(
    <>
      <ContactForm endpoint={null} />
      <Toaster />
    </>,
  )
  return userEvent.setup({ delay: null })
}

const box = (name: string) => screen.getByRole("textbox", { name })
const list = (name: string) => screen.getByRole("combobox", { name })
const send = () => screen.getByRole("button", { name: "Send message" })

const typed = {
  name: "Nakato Prossy",
  email: "nakato@example.com",
  phone: "+256 700 000 000",
  comments: "Two cows & a calf:\n50% more milk?",
}

async function fillIn(user: ReturnType<typeof openForm>, comments = typed.comments, name = typed.name) {
  const write = async (field: string, text: string) => {
    await user.click(box(field))
    await user.paste(text)
  }
  await write("Your name", name)
  await write("Email address", typed.email)
  await write("Phone number", typed.phone)
  await user.selectOptions(list("I am"), "Woman or women's group")
  await user.selectOptions(list("I would like to know about"), "Market access")
  await write("Your message", comments)
}

/** The text that the button would hand to WhatsApp. */
const offeredText = () => {
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ })
  return new URL(link.href).searchParams.get("text")
}

test("contact form: each select has its own options", () => {
  openForm()
  const choices = (name: string) => Array.from(list(name).querySelectorAll("option"), ({ value }) => value)
  expect(choices("I am")).toEqual(["", "diaspora", "existing-farmer", "new-farmer", "youth", "women", "organization"])
  expect(choices("I would like to know about")).toEqual([
    "",
    "membership",
    "training",
    "investment",
    "partnership",
    "market-access",
    "technical-support",
    "other",
  ])
})

test("contact form: shows the specified thanks, logs the entries, and can be filled in again", async () => {
  const user = openForm()
  await fillIn(user)
  await user.click(send())

  expect(await screen.findByRole("group", { name: thanks })).toHaveFocus()
  expect(screen.getByText("Market access")).toBeVisible()
  expect(info).toHaveBeenCalledWith("Contact form", { ...typed, category: "women", interest: "market-access" })
  expect(info).toHaveBeenCalledTimes(1)
  expect(post).not.toHaveBeenCalled()

  await user.click(screen.getByRole("button", { name: "Write another" }))
  for (const field of ["Your name", "Email address", "Phone number", "Your message"]) expect(box(field)).toHaveValue("")
  expect(list("I am")).toHaveValue("")
})

test("contact form: offers the message on WhatsApp, with labels instead of values", async () => {
  const user = openForm()
  await fillIn(user)
  await user.click(send())
  await screen.findByRole("group", { name: thanks })

  expect(screen.getByRole("link", { name: /Send on WhatsApp/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^https:\/\/wa\.me\/256000000001\?text=/),
  )
  expect(withKnownNumber(offeredText())).toBe(
    [
      "CaFN question 7K3Q-2",
      "Name: Nakato Prossy",
      "Email: nakato@example.com",
      "Phone number: +256 700 000 000",
      "I am: Woman or women's group",
      "About: Market access",
      "Message: Two cows & a calf:",
      "50% more milk?",
    ].join("\n"),
  )
})
