import { fireEvent, screen, within } from "@testing-library/react"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { MAX_LINK_LENGTH } from "../../../src/lib/messages/fit"
import { MemberForm } from "../../../src/outputs/member-form/member-form-body"
import { memberForm } from "../../fixtures/member-form"
import { MESSAGE_NUMBER } from "../../support/messages"

/* The form's script: steps, errors, and the panel that replaces the form. */

let user: UserEvent

beforeEach(async () => {
  document.documentElement.className = ""
  document.body.innerHTML = renderToStaticMarkup(createElement(MemberForm, { facts: memberForm }))
  user = userEvent.setup()
  await jest.isolateModulesAsync(async () => {
    await import("../../../src/outputs/member-form/member-form-script")
  })
})

const getHeading = (title: string) => screen.getByRole("heading", { level: 2, name: title })
const getTextbox = (label: string) => screen.getByRole("textbox", { name: label })
const getSelect = (label: string) => screen.getByRole("combobox", { name: label })
const fill = (label: string, value: string) => fireEvent.input(getTextbox(label), { target: { value } })
const choose = (label: string, value: string) => fireEvent.change(getSelect(label), { target: { value } })
/** By keyboard, because a second click could count as a double click. */
const press = (name: string) => {
  screen.getByRole("button", { name }).focus()
  return user.keyboard("{Enter}")
}
const getStatus = () => screen.getByRole("status")

const truncatedMessage = /Send it by email, or call us/

function answerStep1() {
  fill("Full name", "Nakato Prossy")
  fill("Phone number", "0772/123456")
  choose("Gender", "Woman")
  fill("Occupation", "Dairy farmer")
  choose("How you heard about us", "On the radio")
}

function fillStep1() {
  answerStep1()
  return press("Next: Where you live")
}

test("member form: shows one step at a time and focuses its heading, then the channels; going back keeps all answers", async () => {
  expect(getHeading("Step 1 of 2: About you")).toBeVisible()
  expect(screen.queryByRole("textbox", { name: "District" })).toBeNull()
  await fillStep1()
  expect(getHeading("Step 2 of 2: Where you live")).toHaveFocus()
  expect(screen.queryByRole("textbox", { name: "Full name" })).toBeNull()
  await press("Back")
  expect(getHeading("Step 1 of 2: About you")).toHaveFocus()
  expect(getTextbox("Full name")).toHaveValue("Nakato Prossy")
  await press("Next: Where you live")
  for (const label of ["District", "Subcounty", "Parish", "Village"]) fill(label, `${label} A`)
  await press("Prepare my message")

  const panel = screen.getByRole("region", { name: "Your message is ready. Send it." })
  expect(panel).toHaveFocus()
  expect(within(panel).queryByText(truncatedMessage)).not.toBeVisible()
  expect(panel).toHaveAccessibleDescription("Not sent yet. Press WhatsApp, then press send.")
  expect(within(panel).getByText("Full name: Nakato Prossy")).toBeVisible()
  expect(screen.queryByRole("form")).toBeNull()
  const number = /CaFN registration (\S{6})/.exec(panel.textContent)?.[1] ?? ""
  expect(number).toMatch(MESSAGE_NUMBER)
  const head = `CaFN registration ${number}`
  const links = within(panel)
    .getAllByRole("link")
    .map((link) => decodeURIComponent(link.getAttribute("href") ?? ""))
  const begins = (text: string) => expect.stringContaining(text) as string
  expect(links.sort()).toEqual([
    begins(`https://wa.me/256000000002?text=${head}\nFull name: Nakato`),
    begins(`mailto:hello@cafn.example?subject=${head}&body=${head}\n`),
    begins(`sms:+256000000002?&body=${head}\nFull name: Nakato`),
    "tel:+256000000002",
  ])

  await press("Change something")
  expect(getHeading("Step 1 of 2: About you")).toHaveFocus()
  await press("Next: Where you live")
  expect(getTextbox("Village")).toHaveValue("Village A")
})

test("member form: a step with invalid answers stays: each has its message, their count is announced, and the first has focus", async () => {
  fill("Phone number", "")
  await user.type(getTextbox("Email address (optional)"), "nakato@")
  await press("Next: Where you live")
  expect(getTextbox("Full name")).toHaveFocus()
  expect(getStatus()).toHaveTextContent("6 fields have errors. Please correct them.")
  for (const [control, message] of [
    [getTextbox("Full name"), "Please fill in: Full name."],
    [getTextbox("Phone number"), "For example 0700 000 000. Please fill in: Phone number."],
    [getTextbox("Email address (optional)"), "Please write an email address like name@example.com."],
    [getSelect("Gender"), "Please choose: Gender."],
    [getTextbox("Occupation"), "Please fill in: Occupation."],
    [getSelect("How you heard about us"), "Please choose: How you heard about us."],
  ] as const) {
    expect(control).toBeInvalid()
    expect(control).toHaveAccessibleDescription(message)
  }

  // A valid answer removes its message, the last one also the count.
  fill("Full name", "N")
  expect(getTextbox("Full name")).toBeValid()
  expect(getTextbox("Full name")).toHaveAccessibleDescription("")
  answerStep1()
  fill("Email address (optional)", "")
  expect(getStatus()).toBeEmptyDOMElement()
})

test("member form: an invalid answer is announced on blur, not while it is typed", async () => {
  await user.type(getTextbox("Email address (optional)"), "nakato")
  expect(getTextbox("Email address (optional)")).not.toHaveAttribute("aria-invalid")
  await user.tab()
  expect(getTextbox("Email address (optional)")).toBeInvalid()
  const message = screen.getByText("Please write an email address like name@example.com.")
  expect(message).toHaveAttribute("aria-live", "polite")
})

test("member form: the second click of a double click does not activate the next step's button", async () => {
  answerStep1()
  // Queried in advance, because a query takes longer than a double click.
  const second = screen.getByRole("button", { name: "Prepare my message", hidden: true })
  await user.click(screen.getByRole("button", { name: "Next: Where you live" }))
  await user.click(second)
  expect(getStatus()).toBeEmptyDOMElement()
  await press("Prepare my message")
  expect(getStatus()).toHaveTextContent("4 fields have errors. Please correct them.")
})

test("member form: a message that is too long for WhatsApp is truncated, and the panel says so", async () => {
  await fillStep1()
  for (const label of ["District", "Subcounty", "Parish", "Village"]) fill(label, "ነጋ ".repeat(60))
  await press("Prepare my message")
  expect(screen.getByText(truncatedMessage)).toHaveTextContent(
    "WhatsApp and SMS have room for the beginning of your text only.",
  )
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: /^Send on WhatsApp/ })
  expect(href.length).toBeLessThanOrEqual(MAX_LINK_LENGTH)
})
