import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import CommentForm from "../../../src/features/blog/comment-form"
import { ContactForm } from "../../../src/features/contact/contact-form"
import { formMessages } from "../../../src/features/contact/form-messages"
import { MessageForm } from "../../../src/features/contact/message-form"
import { ReviewForm } from "../../../src/features/shop/review-form"
import { getFormValues } from "../../../src/components/form"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { postForm } from "../../../src/browser/post-form"
import { replaceMessageNumber } from "../../support/messages"

/* Fields, draft, thanks and prepared message of each form (spec section 5). 7K3Q-2 stands for a message's random number. */

jest.mock("../../../src/browser/post-form")
let info: jest.SpyInstance
beforeEach(() => {
  info = jest.spyOn(console, "info").mockImplementation(() => {})
})
afterEach(() => act(toast.clear))

beforeEach(() => sessionStorage.clear())

const getValues = () => getFormValues(document.forms[0] ?? document.createElement("form"))
const getField = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
const thanks = "Thanks For Your Message"
const person = { "Your name": "Nakato & Sons", "Email address": "nakato@example.com" }
const answers = { ...person, "Phone number": "+256 700 000 000", "Your message": "Two cows & a calf:\n50% more milk?" }
const messageLine = "Message: Two cows & a calf:\n50% more milk?"

test.each([
  {
    name: "form of the contact page",
    form: <MessageForm />,
    answers: answers,
    send: "Send message",
    thanks,
    message: `CaFN question 7K3Q-2\nName: Nakato & Sons\nEmail: nakato@example.com\nPhone number: +256 700 000 000\n${messageLine}`,
  },
  {
    name: "form of the home page",
    form: <ContactForm />,
    answers: { ...answers, "I am": "Woman or women's group", "I would like to know about": "Market access" },
    send: "Send message",
    thanks:
      "Thank you for your interest! Our team will contact you within 24 hours to discuss how we can support your farming journey.",
    message: `CaFN question 7K3Q-2\nName: Nakato & Sons\nEmail: nakato@example.com\nPhone number: +256 700 000 000\nI am: Woman or women's group\nAbout: Market access\n${messageLine}`,
  },
  {
    name: "comment form",
    form: <CommentForm post="Biogas & Bread" />,
    answers: { ...person, "Your comment": "It works. 100%!" },
    send: "Send your story",
    thanks,
    message:
      "CaFN comment 7K3Q-2\nPost: Biogas & Bread\nName: Nakato & Sons\nEmail: nakato@example.com\nComment: It works. 100%!",
  },
  {
    name: "review form",
    form: <ReviewForm title="Fresh Milk" />,
    answers: { ...person, "4 stars": "", "Your review": "Fresh & sweet; 10 of 10?" },
    send: "Send review",
    thanks,
    message:
      "CaFN review 7K3Q-2\nProduct: Fresh Milk\nStars: 4 of 5\nReview: Fresh & sweet; 10 of 10?\nName: Nakato & Sons\nEmail: nakato@example.com",
  },
])(
  "$name: saves a draft; after submit, resets and offers the answers as a WhatsApp message, also after a remount",
  async (row) => {
    const page = (
      <>
        {row.form}
        <Toaster />
      </>
    )
    const { unmount } = render(page)
    const user = userEvent.setup({ delay: null })
    for (const [label, answer] of Object.entries(row.answers)) {
      const control = getField(label)
      if (control instanceof HTMLSelectElement) await user.selectOptions(control, answer)
      else {
        await user.click(control)
        if (answer) await user.paste(answer)
      }
    }
    const typed = getValues()
    unmount()
    const { unmount: unmountAgain } = render(page)
    expect(getValues()).toEqual(typed)
    await user.click(screen.getByRole("button", { name: row.send }))
    expect(await screen.findByRole("group", { name: row.thanks })).toHaveFocus()
    expect(Object.values(getValues()).join("")).toBe("")
    expect(postForm).not.toHaveBeenCalled()
    const logged = ["Contact form", expect.objectContaining({ category: "women", interest: "market-access" })]
    expect(info.mock.calls).toEqual(row.name === "form of the home page" ? [logged] : [])
    unmountAgain()
    render(page)
    expect(screen.getByRole("group", { name: row.thanks })).not.toHaveFocus()
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ })
    expect(new URL(link.href).pathname).toBe("/256000000001")
    expect(replaceMessageNumber(new URL(link.href).searchParams.get("text"))).toBe(row.message)
    expect(Object.values(getValues()).join("")).toBe("")
  },
)

test("form of the home page: shares drafts of common fields with the form of the contact page", async () => {
  const { unmount } = render(<ContactForm />)
  await userEvent.type(getField("Your message"), "Goats?")
  unmount()
  render(<MessageForm />)
  expect(getField("Your message")).toHaveValue("Goats?")
})

test("form of the home page: each select has its own options", () => {
  render(<ContactForm />)
  const options = (label: string) => Array.from(getField(label).querySelectorAll("option"), ({ value }) => value)
  expect(options("I am")).toEqual(["", "diaspora", "existing-farmer", "new-farmer", "youth", "women", "organization"])
  expect(options("I would like to know about")).toEqual([
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

test("form of the contact page: all four fields are required, and a telephone may begin with a plus", async () => {
  render(<MessageForm />)
  for (const label of Object.keys(answers)) expect(getField(label)).toBeRequired()
  expect(getField("Email address")).toHaveAttribute("type", "email")
  expect(getField("Phone number")).toHaveAttribute("type", "tel")
  await userEvent.type(getField("Phone number"), "+256 700 000 000")
  expect(getField("Phone number")).toHaveValue("+256 700 000 000")
  expect(getField("Phone number")).toBeValid()
})

test("form of the home page: the interest “Investment” shows a warning before sending", async () => {
  const user = userEvent.setup({ delay: null })
  render(<ContactForm />)
  expect(screen.queryByText(formMessages.investment)).toBeNull()
  await user.selectOptions(screen.getByRole("combobox", { name: formMessages.interest }), "Investment")
  expect(screen.getByText(formMessages.investment).closest("[role=status]")).not.toBeNull()
  act(() => document.forms[0]?.reset())
  expect(screen.queryByText(formMessages.investment)).toBeNull()
})
