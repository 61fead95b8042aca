import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Field } from "../../src/components/field"
import { Form, FormSubmit, RequiredNote, DOUBLE_CLICK_MS, type FormProps } from "../../src/components/form"
import { SelectField } from "../../src/components/select-field"
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
      <Field name="email" label="Email address" hint="We answer within 24 hours." required>
        <EmailInput />
      </Field>
      <Field name="phone" label="Phone number">
        <TelInput />
      </Field>
      <Field name="interest" label="Interest" kind="choice" required>
        <SelectField options={interests} placeholder="Choose an interest" />
      </Field>
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
}

test("Form: submitting it empty sends nothing, marks each empty field as invalid and focuses the first", async () => {
  const onSend = jest.fn()
  const { user } = renderForm({ onSend })
  await user.click(send())

  expect(onSend).not.toHaveBeenCalled()
  expect(nameBox()).toHaveFocus()
  expect(nameBox()).toHaveAccessibleDescription("Please fill in: Name.")
  expect(nameBox()).toBeInvalid()
  expect(emailBox()).toHaveAccessibleDescription("We answer within 24 hours. Please fill in: Email address.")
  expect(screen.getByRole("combobox", { name: "Interest" })).toHaveAccessibleDescription("Please choose: Interest.")
})

test("Form: a single error is announced; several are announced as a count", async () => {
  const { user } = renderForm()
  const regions = [...document.querySelectorAll("[data-slot=field-problem]")]
  const live = () => new Set(regions.map((region) => region.getAttribute("aria-live")))
  expect(live()).toEqual(new Set(["polite"]))
  await user.type(emailBox(), "nakato")
  await user.tab()
  expect(regions[1]).toHaveTextContent("name@example.com")
  expect(live()).toEqual(new Set(["polite"]))

  await user.click(send())
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("3 fields have errors. Please correct them."),
  )
  expect(regions[0]).toHaveTextContent("Please fill in: Name.")
  expect(live()).toEqual(new Set(["off"]))

  await user.type(nameBox(), "Nakato Prossy")
  await waitFor(() => expect(screen.getByRole("status")).toBeEmptyDOMElement())
  expect(live()).toEqual(new Set(["polite"]))
})

test("Form: keeps an invalid value and describes the format; the error is announced only once", async () => {
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

test("Form: submits the values once, keeps them, and leaves a pasted telephone number unchanged", async () => {
  const onSend = jest.fn()
  const { user } = renderForm({ onSend })
  await fillIn(user)
  const pasted = "\u202D+256 (0) 700.000.000 / 0750 000 000\u202C"
  await user.click(screen.getByRole("textbox", { name: "Phone number" }))
  await user.paste(pasted)
  await user.click(send())
  const values = {
    name: "Nakato Prossy",
    email: "nakato@example.com",
    phone: pasted,
    interest: "training",
  }
  expect(onSend.mock.calls).toEqual([[values, screen.getByRole("form", { name: "Contact" })]])
  expect(nameBox()).toHaveValue("Nakato Prossy")
})

describe("Form: repeated submits", () => {
  const problems = () =>
    [...document.querySelectorAll("[data-slot=field-problem]")].flatMap(({ textContent }) => textContent || [])
  let now: jest.SpyInstance<number>
  beforeEach(() => {
    now = jest.spyOn(performance, "now").mockReturnValue(1000)
  })

  test("Form: a double click submits once and shows no errors on the form that was reset", async () => {
    const onSend = jest.fn((_: unknown, form: HTMLFormElement) => form.reset())
    const { user } = renderForm({ onSend })
    await fillIn(user)
    await user.dblClick(send())
    await user.type(nameBox(), "{Enter}", { skipClick: true })
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(problems()).toEqual([])

    now.mockReturnValue(1000 + DOUBLE_CLICK_MS)
    await user.click(send())
    expect(problems()[0]).toBe("Please fill in: Name.")
    expect(onSend).toHaveBeenCalledTimes(1)
  })

  test("Form: while submitting, the button is busy and further submits are ignored", async () => {
    let resolveSend = () => {}
    const onSend = jest.fn(() => new Promise<void>((resolve) => (resolveSend = resolve)))
    const { user } = renderForm({ onSend })
    await fillIn(user)
    await user.dblClick(send())
    expect(send()).toHaveAttribute("aria-busy", "true")
    expect(send()).toHaveAccessibleName("Send (please wait)")
    await user.type(nameBox(), "{Enter}")
    resolveSend()
    await waitFor(() => expect(send()).not.toHaveAttribute("aria-busy"))
    await user.click(send())
    expect(onSend).toHaveBeenCalledTimes(1)
    expect(nameBox()).toHaveValue("Nakato Prossy")
    now.mockReturnValue(1000 + DOUBLE_CLICK_MS)
    await user.click(send())
    expect(onSend).toHaveBeenCalledTimes(2)
  })
})

test("Form: pressing the button validates on release, so that an error can't move the button away", async () => {
  const { user } = renderForm()
  await user.type(emailBox(), "nakato")
  await user.pointer({ keys: "[MouseLeft>]", target: send() })
  expect(emailBox()).toHaveFocus()
  expect(emailBox()).not.toHaveAttribute("aria-invalid")

  await user.pointer({ keys: "[/MouseLeft]", target: send() })
  expect(emailBox()).toHaveAttribute("aria-invalid", "true")
  expect(nameBox()).toHaveFocus()
})

test("Form: focuses the button after a click, and leaves focus in the field after Enter", async () => {
  const { user } = renderForm({ onSend: jest.fn() })
  await fillIn(user)
  await user.type(nameBox(), "{Enter}")
  expect(nameBox()).toHaveFocus()
  // An immediate second submit would be ignored.
  await user.type(nameBox(), "!")
  await user.click(send())
  expect(send()).toHaveFocus()
})

test("Form: without scripts, Enter does not submit the fields (passwords) into the URL", () => {
  renderForm()
  // Outside a dialog, browsers do not submit forms with this method.
  expect(screen.getByRole("form", { name: "Contact" })).toHaveAttribute("method", "dialog")
})
