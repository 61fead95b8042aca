import { fireEvent, screen, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { memberFormBody } from "../../../src/outputs/member-form/member-form-body"
import { memberForm } from "../../fixtures/member-form"
import { NUMBER } from "../../support/messages"

/* The form's script in the form's page: steps, errors, and what takes the form's place. */

let user: UserEvent

beforeEach(async () => {
  document.documentElement.className = ""
  document.body.innerHTML = memberFormBody(memberForm)
  user = userEvent.setup()
  await jest.isolateModulesAsync(async () => {
    await import("../../../src/outputs/member-form/member-form-script")
  })
})

const step = (title: string) => screen.getByRole("heading", { level: 2, name: title })
const field = (label: string) => screen.getByRole("textbox", { name: label })
const choice = (label: string) => screen.getByRole("combobox", { name: label })
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const choose = (label: string, value: string) => fireEvent.change(choice(label), { target: { value } })
/** By keyboard, which never makes half a double click. */
const press = (name: string) => {
  screen.getByRole("button", { name }).focus()
  return user.keyboard("{Enter}")
}
const problems = () => screen.getByRole("status")

async function fillStep1() {
  fill("Full name", "Nakato Prossy")
  fill("Phone number", "0700 000 000")
  choose("Gender", "Woman")
  fill("Occupation", "Dairy farmer")
  choose("How you heard about us", "On the radio")
  await press("Next: Where you live")
}

async function finish() {
  await fillStep1()
  for (const label of ["District", "Subcounty", "Parish", "Village"]) fill(label, `${label} A`)
  await press("Prepare my message")
}

test("one step at a time; each begins at its heading, and going back loses nothing", async () => {
  expect(step("Step 1 of 2: About you")).toBeVisible()
  expect(screen.queryByRole("textbox", { name: "District" })).toBeNull()
  await fillStep1()
  expect(step("Step 2 of 2: Where you live")).toHaveFocus()
  expect(screen.queryByRole("textbox", { name: "Full name" })).toBeNull()
  fill("District", "Mbarara")
  await press("Back")
  expect(step("Step 1 of 2: About you")).toHaveFocus()
  expect(field("Full name")).toHaveValue("Nakato Prossy")
  await press("Next: Where you live")
  expect(field("District")).toHaveValue("Mbarara")
})

test("a step with wrong answers stays: each has its message, all are listed, and the first has the focus", async () => {
  fill("Phone number", "call me")
  await user.type(field("Email address (optional)"), "nakato@")
  await press("Next: Where you live")
  expect(field("Full name")).toHaveFocus()
  expect(field("Full name")).toBeInvalid()
  expect(field("Full name")).toHaveAccessibleDescription("Please fill in: Full name.")
  expect(field("Phone number")).toHaveAccessibleDescription(
    "For example 0700 000 000. Please write a phone number: digits and spaces, with + in front for other countries.",
  )
  expect(problems()).toHaveTextContent("6 answers need another look:")
  const links = within(problems()).getAllByRole("link")
  expect(links.map((link) => link.textContent)).toEqual([
    "Please fill in: Full name.",
    "Please write a phone number: digits and spaces, with + in front for other countries.",
    "Please write an email address like name@example.com.",
    "Please choose: Gender.",
    "Please fill in: Occupation.",
    "Please choose: How you heard about us.",
  ])
  await user.click(screen.getByRole("link", { name: "Please choose: Gender." }))
  expect(choice("Gender")).toHaveFocus()
})

test("an answer that is mended loses its message and its line; the last line takes the list with it", async () => {
  await press("Next: Where you live")
  fill("Full name", "N")
  expect(field("Full name")).toBeValid()
  expect(field("Full name")).not.toHaveAttribute("aria-describedby")
  fill("Phone number", "0700 000 000")
  fill("Occupation", "Farmer")
  choose("How you heard about us", "On the radio")
  expect(problems()).not.toBeEmptyDOMElement()
  choose("Gender", "Man")
  expect(problems()).toBeEmptyDOMElement()
})

test("a wrong answer is told when its field is left, not while it is typed", async () => {
  await user.type(field("Email address (optional)"), "nakato")
  expect(field("Email address (optional)")).not.toHaveAttribute("aria-invalid")
  await user.tab()
  expect(field("Email address (optional)")).toBeInvalid()
  expect(screen.getByText("Please write an email address like name@example.com.")).toHaveAttribute(
    "aria-live",
    "polite",
  )
})

test("the second half of a double click does not press what the first has brought", async () => {
  fill("Full name", "Nakato")
  fill("Phone number", "0700 000 000")
  choose("Gender", "Woman")
  fill("Occupation", "Farmer")
  choose("How you heard about us", "On the radio")
  // Both are found before: to look for one takes longer than a double click.
  const second = screen.getByRole("button", { name: "Prepare my message", hidden: true })
  await user.click(screen.getByRole("button", { name: "Next: Where you live" }))
  await user.click(second)
  expect(problems()).toBeEmptyDOMElement()
  await press("Prepare my message")
  expect(problems()).toHaveTextContent("4 answers need another look:")
})

const decoded = (name: RegExp) => decodeURIComponent(screen.getByRole("link", { name }).getAttribute("href") ?? "")

test("what happens next takes the form's place: nothing is sent yet, the ways to send it, and all that was typed", async () => {
  await finish()
  const panel = screen.getByRole("region", { name: "Your message is ready. Send it." })
  expect(panel).toHaveFocus()
  expect(panel).toHaveAccessibleDescription(/^Nothing has been sent yet\./)
  expect(screen.queryByRole("form")).toBeNull()
  expect(screen.queryByRole("button", { name: "Prepare my message" })).toBeNull()
  const head = `CaFN registration ${messageNumber(panel)}`
  expect(decoded(/^Send on WhatsApp/)).toContain(`https://wa.me/256000000001?text=${head}\nFull name: Nakato`)
  expect(decoded(/^Send by SMS/)).toContain(`sms:+256000000001?&body=${head}\nFull name: Nakato`)
  expect(decoded(/^Send by email/)).toContain(`mailto:hello@cafn.example?subject=${head}&body=${head}\n`)
  expect(decoded(/^Call us/)).toBe("tel:+256000000002")
  expect(within(panel).getByText("Nakato Prossy")).toBeVisible()
})

/** The number that the panel shows. */
function messageNumber(panel: HTMLElement): string {
  const number = /Your number is (.{6})\./.exec(panel.textContent)?.[1] ?? ""
  expect(number).toMatch(NUMBER)
  return number
}

test("“Change something” brings the form back with every answer", async () => {
  await finish()
  await press("Change something")
  expect(step("Step 1 of 2: About you")).toHaveFocus()
  expect(screen.queryByText(/Nothing has been sent yet/)).not.toBeVisible()
  await press("Next: Where you live")
  expect(field("Village")).toHaveValue("Village A")
})

test("a telephone number pasted from a contact shows what one sees of it, and is taken", () => {
  fill("Phone number", "\u202Dtel:+256\u00A0700 000 000\u202C")
  expect(field("Phone number")).toHaveValue("+256 700 000 000")
  expect(field("Phone number")).toBeValid()
})
