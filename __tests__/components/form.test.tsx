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

function renderForm(props: Pick<FormProps, "onSend"> = {}) {
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

test("Form: an empty form sends nothing, names every missing answer, and goes to the first", async () => {
  const onSend = jest.fn()
  const { user } = renderForm({ onSend })
  await user.click(send())

  expect(onSend).not.toHaveBeenCalled()
  expect(nameBox()).toHaveFocus()
  expect(nameBox()).toHaveAccessibleDescription("Please fill in: Name.")
  expect(nameBox()).toBeInvalid()
  expect(emailBox()).toHaveAccessibleDescription("We answer within 24 hours. Please fill in: Email address.")
  expect(screen.getByRole("combobox", { name: "Interest" })).toHaveAccessibleDescription("Please choose: Interest.")
  expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Please choose: Your rating.")
})

test("Form: a message that appears alone is announced; many at once by their number, and each again when it comes alone", async () => {
  const { user } = renderForm()
  const regions = [...document.querySelectorAll("[data-slot=field-problem]")]
  const live = () => new Set(regions.map((region) => region.getAttribute("aria-live")))
  expect(live()).toEqual(new Set(["polite"]))
  await user.type(emailBox(), "nakato")
  await user.tab()
  expect(regions[1]).toHaveTextContent("name@example.com")
  expect(live()).toEqual(new Set(["polite"]))

  await user.click(send())
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("4 answers need another look."))
  expect(regions[0]).toHaveTextContent("Please fill in: Name.")
  expect(live()).toEqual(new Set(["off"]))

  await user.type(nameBox(), "Nakato Prossy")
  await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement())
  expect(live()).toEqual(new Set(["polite"]))
})

test("Form: one wrong answer is kept and says how it is written; its message is read with the focus, and not a second time", async () => {
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
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
  expect(document.querySelectorAll("[data-slot=field-problem]")[1]).toHaveAttribute("aria-live", "off")
  await user.type(emailBox(), "@")
  expect(emailBox()).toHaveAccessibleDescription("We answer within 24 hours.")
})

test("Form: a full form hands over every answer by name, once, and keeps them; a pasted telephone number is sent as one sees it", async () => {
  const onSend = jest.fn()
  const { user } = renderForm({ onSend })
  await fillIn(user)
  await user.click(screen.getByRole("textbox", { name: "Phone number" }))
  await user.paste("\u202D+256\u00A0700 000 000\u202C")
  await user.click(send())
  const answers = {
    name: "Nakato Prossy",
    email: "nakato@example.com",
    phone: "+256 700 000 000",
    interest: "training",
    rating: "4",
  }
  expect(onSend.mock.calls).toEqual([[answers, screen.getByRole("form", { name: "Contact" })]])
  expect(nameBox()).toHaveValue("Nakato Prossy")
})

describe("Form: a press that follows a send at once", () => {
  const problems = () =>
    [...document.querySelectorAll("[data-slot=field-problem]")].flatMap(({ textContent }) => textContent || [])
  let now: jest.SpyInstance<number>
  beforeEach(() => {
    now = jest.spyOn(performance, "now").mockReturnValue(1000)
  })

  test("Form: a press at once after a send is the second half of a double click: nothing is sent, and the emptied form is not complained of", async () => {
    const onSend = jest.fn((_: unknown, form: HTMLFormElement) => form.reset())
    const { user } = renderForm({ onSend })
    await fillIn(user)
    await user.dblClick(send())
    await user.type(nameBox(), "{Enter}", { skipClick: true })
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(problems()).toEqual([])

    now.mockReturnValue(1000 + REPEAT_MS)
    await user.click(send())
    expect(problems()[0]).toBe("Please fill in: Name.")
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  test("Form: while it is being sent the button says so; no press counts until then and shortly after, and the answers stay", async () => {
    let end = () => {}
    const onSend = jest.fn(() => new Promise<void>((resolve) => (end = resolve)))
    const { user } = renderForm({ onSend })
    await fillIn(user)
    await user.dblClick(send())
    expect(send()).toHaveAttribute("aria-busy", "true")
    expect(send()).toHaveAccessibleName("Send (please wait)")
    await user.type(nameBox(), "{Enter}")
    end()
    await waitFor(() => expect(send()).not.toHaveAttribute("aria-busy"))
    await user.click(send())
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(nameBox()).toHaveValue("Nakato Prossy")
    now.mockReturnValue(1000 + REPEAT_MS)
    await user.click(send())
    expect(onSend).toHaveBeenCalledTimes(2)
  })
})

test("Form: a fault that the browser can't see stands beside the field", () => {
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

test("Form: a press on the button leaves the focus in the field until it ends: no message moves the button away", async () => {
  const { user } = renderForm()
  await user.type(emailBox(), "nakato")
  await user.pointer({ keys: "[MouseLeft>]", target: send() })
  expect(emailBox()).toHaveFocus()
  expect(emailBox()).not.toHaveAttribute("aria-invalid")

  await user.pointer({ keys: "[/MouseLeft]", target: send() })
  expect(emailBox()).toHaveAttribute("aria-invalid", "true")
  expect(nameBox()).toHaveFocus()
})

test("Form: the button has the focus after a press that sends, and not after the Enter key in a field", async () => {
  const { user } = renderForm({ onSend: jest.fn() })
  await fillIn(user)
  await user.type(nameBox(), "{Enter}")
  expect(nameBox()).toHaveFocus()
  // The same press again at once would be passed over.
  await user.type(nameBox(), "!")
  await user.click(send())
  expect(send()).toHaveFocus()
})

test("Form: without scripts the Enter key does not put what was typed, such as a password, into the address", () => {
  renderForm()
  // A form of this method that stands in no dialog is not sent by the browser.
  expect(screen.getByRole("form", { name: "Contact" })).toHaveAttribute("method", "dialog")
})
