import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Field } from "../../src/components/field"
import { Form, FormSubmit, RequiredNote, REPEAT_MS, type FormProps } from "../../src/components/form"
import { Select } from "../../src/components/select"
import { StarPicker } from "../../src/components/star-picker"
import { EmailInput, TelInput, TextInput } from "../../src/components/text-input"

const interests = [
  { value: "membership", label: "Membership" },
  { value: "training", label: "Training" },
]

function renderForm(props: Pick<FormProps, "onSend" | "onInvalid" | "onInput"> = {}) {
  const view = render(
    <Form aria-label="Contact" {...props}>
      <RequiredNote />
      <Field name="name" label="Name" required>
        <TextInput />
      </Field>
      <Field name="email" label="Email address" kind="email" hint="We answer within 24 hours." required>
        <EmailInput />
      </Field>
      <Field name="phone" label="Phone number" kind="tel">
        <TelInput />
      </Field>
      <Field name="interest" label="Interest" kind="choice" required>
        <Select options={interests} placeholder="Choose an interest" />
      </Field>
      <StarPicker name="rating" label="Your rating" required />
      <FormSubmit>Send</FormSubmit>
    </Form>,
  )
  return { ...view, user: userEvent.setup({ delay: null }) }
}

const send = () => screen.getByRole("button", { name: /^Send/ })
const nameBox = () => screen.getByRole("textbox", { name: "Name" })
const emailBox = () => screen.getByRole("textbox", { name: "Email address" })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(nameBox(), "Nakato Prossy")
  await user.type(emailBox(), "nakato@example.com")
  await user.selectOptions(screen.getByRole("combobox", { name: "Interest" }), "Training")
  await user.click(screen.getByRole("radio", { name: "4 stars" }))
}

test("an empty form sends nothing, names every missing answer, and goes to the first", async () => {
  const onSend = jest.fn()
  const { user } = renderForm({ onSend })
  await user.click(send())

  expect(onSend).not.toHaveBeenCalled()
  expect(nameBox()).toHaveFocus()
  expect(nameBox()).toHaveAccessibleDescription("Please fill in: Name.")
  expect(nameBox()).toBeInvalid()
  expect(emailBox()).toHaveAccessibleDescription("We answer within 24 hours. Please fill in: Email address.")
  expect(screen.getByRole("combobox", { name: "Interest" })).toHaveAccessibleDescription("Please choose: Interest.")
  expect(screen.getByRole("radiogroup", { name: "Your rating" })).toHaveAccessibleDescription(
    "Please choose: Your rating.",
  )
})

test("the answers are checked within the press, so that React draws the form once and not once for each field", async () => {
  const { user } = renderForm()
  const events: string[] = []
  screen.getByRole("form").addEventListener("invalid", ({ type }) => events.push(type), true)
  document.addEventListener("click", ({ type }) => events.push(type), { once: true })
  await user.click(send())
  expect(events).toEqual([...Array<string>(3 + 5).fill("invalid"), "click"])
})

test("a message that appears alone stands in a live region that was there before it", async () => {
  const { user } = renderForm()
  const regions = document.querySelectorAll("[data-slot=field-problem]")
  expect(regions).toHaveLength(5)
  for (const region of regions) expect(region).toHaveAttribute("aria-live", "polite")
  await user.type(emailBox(), "nakato")
  await user.tab()
  expect(regions[1]).toHaveTextContent("name@example.com")
  expect(regions[1]).toHaveAttribute("aria-live", "polite")
})

test("many messages at once are told by their number alone, and each again when it comes alone", async () => {
  const { user } = renderForm()
  await user.click(send())
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("4 answers need another look."))
  const regions = document.querySelectorAll("[data-slot=field-problem]")
  expect(regions[0]).toHaveTextContent("Please fill in: Name.")
  for (const region of regions) expect(region).toHaveAttribute("aria-live", "off")

  await user.type(nameBox(), "Nakato Prossy")
  await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement())
  for (const region of regions) expect(region).toHaveAttribute("aria-live", "polite")
})

test("who listens to the form hears it, and takes nothing from what it does itself", async () => {
  const heard = { onInvalid: jest.fn(), onInput: jest.fn() }
  const { user } = renderForm(heard)
  await user.click(send())
  expect(heard.onInvalid).toHaveBeenCalled()
  const [region] = document.querySelectorAll("[data-slot=field-problem]")
  expect(region).toHaveAttribute("aria-live", "off")
  await user.type(nameBox(), "N")
  expect(heard.onInput).toHaveBeenCalledTimes(1)
  expect(region).toHaveAttribute("aria-live", "polite")
})

test("one message is read with the field that takes the focus, and not a second time", async () => {
  const { user } = renderForm()
  await fillIn(user)
  await user.clear(nameBox())
  await user.click(send())
  expect(nameBox()).toHaveFocus()
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  expect(document.querySelector("[data-slot=field-problem]")).toHaveAttribute("aria-live", "off")
})

test("a second try goes to what is still wrong, a radio group included", async () => {
  const { user } = renderForm()
  await user.click(send())
  await user.type(nameBox(), "Nakato Prossy")
  await user.type(emailBox(), "nakato@example.com")
  await user.selectOptions(screen.getByRole("combobox"), "Training")
  await user.click(send())
  expect(screen.getByRole("radio", { name: "1 star" })).toHaveFocus()
  await user.click(send())
  expect(screen.getByRole("radio", { name: "1 star" })).toHaveFocus()
})

test("a message goes away as soon as the answer changes", async () => {
  const { user } = renderForm()
  await user.click(send())
  await user.type(nameBox(), "N")
  expect(nameBox()).toBeValid()
  expect(nameBox()).not.toHaveAccessibleDescription()
})

test("says how an address is written, and keeps what was typed", async () => {
  const onSend = jest.fn()
  const { user } = renderForm({ onSend })
  await fillIn(user)
  await user.clear(emailBox())
  await user.type(emailBox(), "nakato")
  await user.click(send())
  expect(onSend).not.toHaveBeenCalled()
  expect(emailBox()).toHaveFocus()
  expect(emailBox()).toHaveAccessibleDescription(/name@example\.com/)
  expect(emailBox()).toHaveValue("nakato")
  expect(nameBox()).toHaveValue("Nakato Prossy")
})

test.each([
  ["+256 000 000 001", true],
  ["0000 000 001", true],
  ["(+256) 000-000-001", true],
  ["ring me", false],
  ["12", false],
])("telephone %s passes: %s", async (number, passes) => {
  const { user } = renderForm()
  const phone = screen.getByRole<HTMLInputElement>("textbox", { name: "Phone number" })
  await user.type(phone, number)
  expect(phone.validity.valid).toBe(passes)
})

test("a full form hands over every answer by name, once, and keeps them", async () => {
  const onSend = jest.fn()
  const { user } = renderForm({ onSend })
  await fillIn(user)
  await user.click(send())
  expect(onSend).toHaveBeenCalledTimes(1)
  expect(onSend).toHaveBeenCalledWith(
    {
      name: "Nakato Prossy",
      email: "nakato@example.com",
      phone: "",
      interest: "training",
      rating: "4",
    },
    screen.getByRole("form", { name: "Contact" }),
  )
  expect(nameBox()).toHaveValue("Nakato Prossy")
})

test("while it is being sent, the button says so and a second press does nothing", async () => {
  let arrive = () => {}
  const onSend = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  const { user } = renderForm({ onSend })
  await fillIn(user)
  await user.click(send())
  expect(send()).toHaveAttribute("aria-busy", "true")
  expect(send()).toHaveAccessibleName("Send (please wait)")
  await user.click(send())
  await user.type(nameBox(), "{Enter}")
  expect(onSend).toHaveBeenCalledTimes(1)
  arrive()
  await waitFor(() => expect(send()).not.toHaveAttribute("aria-busy"))
})

describe("a press that follows a send at once", () => {
  const problems = () => [...document.querySelectorAll("[data-slot=field-problem]")].map((field) => field.textContent)
  const nothing = Array<string>(5).fill("")
  let now: jest.SpyInstance<number>
  beforeEach(() => {
    now = jest.spyOn(performance, "now").mockReturnValue(1000)
  })

  test("is the second half of a double click: nothing is sent, and the emptied form is not complained of", async () => {
    const onSend = jest.fn((_: unknown, form: HTMLFormElement) => form.reset())
    const { user } = renderForm({ onSend })
    await fillIn(user)
    await user.dblClick(send())
    await user.type(nameBox(), "{Enter}", { skipClick: true })
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(problems()).toEqual(nothing)

    now.mockReturnValue(1000 + REPEAT_MS)
    await user.click(send())
    expect(problems()[0]).toBe("Please fill in: Name.")
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  test("is one of its own when something has been typed since", async () => {
    const onSend = jest.fn()
    const { user } = renderForm({ onSend })
    await fillIn(user)
    await user.click(send())
    await user.type(nameBox(), "!")
    await user.click(send())
    expect(onSend.mock.calls.map(([{ name }]: [{ name: string }]) => name)).toEqual(["Nakato Prossy", "Nakato Prossy!"])
  })

  test("is passed over after a post that failed, too, and the answers stay", async () => {
    let fail = () => {}
    const onSend = jest.fn(() => new Promise<void>((resolve) => (fail = resolve)))
    const { user } = renderForm({ onSend })
    await fillIn(user)
    await user.dblClick(send())
    fail()
    await waitFor(() => expect(send()).not.toHaveAttribute("aria-busy"))
    await user.click(send())
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(nameBox()).toHaveValue("Nakato Prossy")
    now.mockReturnValue(1000 + REPEAT_MS)
    await user.click(send())
    expect(onSend).toHaveBeenCalledTimes(2)
  })
})

test("resetting clears answers and messages", async () => {
  const { user } = renderForm({ onSend: (_, form) => form.reset() })
  await fillIn(user)
  await user.click(send())
  expect(nameBox()).toHaveValue("")
  expect(nameBox()).not.toHaveAccessibleDescription()
})

test("a fault that the browser can't see stands beside the field", () => {
  render(
    <Form aria-label="Coupon">
      <Field name="coupon" label="Coupon code" error="This coupon code is not valid.">
        <TextInput />
      </Field>
    </Form>,
  )
  const box = screen.getByRole("textbox", { name: "Coupon code" })
  expect(box).toHaveAccessibleDescription("This coupon code is not valid.")
  expect(box).toBeInvalid()
  expect(box).toHaveFocus()
})

test("a control without a field says what is wrong", () => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  expect(() => render(<TextInput />)).toThrow("Wrap it in one, so that it has a label.")
})

test("a press on the button leaves the focus in the field until it ends: no message moves the button away", async () => {
  const { user } = renderForm()
  await user.type(emailBox(), "nakato")
  await user.pointer({ keys: "[MouseLeft>]", target: send() })
  expect(emailBox()).toHaveFocus()
  expect(emailBox()).not.toHaveAttribute("aria-invalid")

  await user.pointer({ keys: "[/MouseLeft]", target: send() })
  expect(emailBox()).toHaveAttribute("aria-invalid", "true")
  expect(nameBox()).toHaveFocus()
})

test("the button has the focus after a press that sends, and not after the Enter key in a field", async () => {
  const { user } = renderForm({ onSend: jest.fn() })
  await fillIn(user)
  await user.type(nameBox(), "{Enter}")
  expect(nameBox()).toHaveFocus()
  // The same press again at once would be passed over.
  await user.type(nameBox(), "!")
  await user.click(send())
  expect(send()).toHaveFocus()
})

test("without scripts the Enter key does not put what was typed, such as a password, into the address", () => {
  renderForm()
  // A form of this method that stands in no dialog is not sent by the browser.
  expect(screen.getByRole("form", { name: "Contact" })).toHaveAttribute("method", "dialog")
})

test("a telephone number pasted from a contact is sent as one sees it", async () => {
  const onSend = jest.fn()
  const { user } = renderForm({ onSend })
  await fillIn(user)
  const phone = screen.getByRole("textbox", { name: "Phone number" })
  await user.click(phone)
  await user.paste("\u202D+256\u00A0700 000 000\u202C")
  expect(phone).toHaveValue("+256 700 000 000")
  await user.click(send())
  const phoneSent: unknown = expect.objectContaining({ phone: "+256 700 000 000" })
  await waitFor(() => expect(onSend).toHaveBeenCalledWith(phoneSent, expect.anything()))
})
