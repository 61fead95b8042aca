import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { Field } from "../../../src/components/field"
import { FormSubmit } from "../../../src/components/form"
import { SelectField } from "../../../src/components/select-field"
import { TextArea, TextInput } from "../../../src/components/text-input"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { postForm } from "../../../src/browser/post-form"
import { PreparedMessageForm } from "../../../src/features/contact/prepared-message-form"
import { messages } from "../../../src/features/contact/messages"
import { messages as sharedMessages } from "../../../src/shared/messages"
import { resetSite } from "../../support/site"
import { MESSAGE_NUMBER } from "../../support/messages"

jest.mock("../../../src/browser/post-form")
const post = jest.mocked(postForm)

afterEach(() => {
  jest.restoreAllMocks()
  post.mockReset()
  sessionStorage.clear()
})
afterEach(() => act(toast.clear))
afterEach(resetSite)

const fields = (
  <>
    <Field name="name" label="Your name">
      <TextInput />
    </Field>
    <Field name="text" label="Your question" required>
      <TextArea />
    </Field>
    <FormSubmit>Ask</FormSubmit>
  </>
)

const createForm = (endpoint: string | null = null) => (
  <>
    <PreparedMessageForm
      draft="question"
      endpoint={endpoint}
      thanks="Thanks For Your Message"
      context={{ post: "Biogas" }}
      describe={({ name = "", text = "" }) => ({
        kind: "question",
        fields: { name, text },
      })}
    >
      {fields}
    </PreparedMessageForm>
    <Toaster />
  </>
)

function openForm(endpoint: string | null = null) {
  const page = render(createForm(endpoint))
  return { user: userEvent.setup({ delay: null }), ...page }
}

/** Returns the number of the message in the panel's links. */
function getNumber(panel: HTMLElement): string {
  const { href } = within(panel).getByRole<HTMLAnchorElement>("link", { name: /^Send on WhatsApp/ })
  const number = /^CaFN question (\S+)/.exec(new URL(href).searchParams.get("text") ?? "")?.[1] ?? ""
  expect(number).toMatch(MESSAGE_NUMBER)
  return number
}
const getTextbox = (name: string) => screen.getByRole("textbox", { name })
const findPanel = () => screen.findByRole("group", { name: "Thanks For Your Message" })

async function submitQuestion({ user }: ReturnType<typeof openForm>, text = "How many cows?\nFour?") {
  await user.click(getTextbox("Your question"))
  await user.paste(text)
  await user.click(screen.getByRole("button", { name: "Ask" }))
}

test("PreparedMessageForm: below its button it says how the answers are used, with a link that opens in a new tab", () => {
  openForm()
  const link = screen.getByRole("link", { name: sharedMessages.privacy })
  expect(link).toHaveAttribute("href", "/privacy#forms")
  expect(link).toHaveAttribute("target", "_blank")
  expect(link.parentElement).toHaveTextContent(sharedMessages.consent(sharedMessages.purposes.answer))
  const button = screen.getByRole("button", { name: "Ask" })
  expect(button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test("PreparedMessageForm: when submitted it shows thanks, the answers, and channels to send them above the form", async () => {
  await submitQuestion(openForm())
  const panel = await findPanel()
  expect(panel.compareDocumentPosition(getTextbox("Your question"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(panel).getByRole("heading", { name: "Thanks For Your Message" })).toBeVisible()
  expect(within(panel).getByText("How many cows?", { exact: false })).toHaveTextContent("How many cows? Four?")
  // Empty answers are not listed.
  expect(within(panel).getAllByRole("term")).toHaveLength(1)
  expect(
    within(panel)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")?.split("?")[0]),
  ).toEqual(["https://wa.me/256000000001", "sms:+256000000001", "tel:+256000000001"])
})

test("PreparedMessageForm: without an endpoint it says how to send the message, focused and announced, but not as a warning", async () => {
  await submitQuestion(openForm())
  const panel = await findPanel()
  expect(panel).toHaveFocus()
  expect(panel).toHaveAccessibleDescription(messages.sent.notYet)
  expect(panel.querySelector("[role=alert], [data-slot=alert]")).toBeNull()
  expect(post).not.toHaveBeenCalled()
  // The toast repeats the thanks, without a link that would disappear with it.
  expect(screen.getAllByText("Thanks For Your Message").length).toBeGreaterThan(1)
  expect(screen.getAllByRole("link", { name: /^Send on WhatsApp/ })).toHaveLength(1)
})

test("PreparedMessageForm: with an endpoint it posts, and says that it was sent", async () => {
  post.mockResolvedValue(true)
  await submitQuestion(openForm("https://forms.cafn.example/ask"))
  expect(await findPanel()).toHaveAccessibleDescription(/^Your message has been sent to us\./)
  expect(screen.queryByText(messages.sent.notYet)).not.toBeInTheDocument()
  expect(post).toHaveBeenCalledWith("https://forms.cafn.example/ask", {
    name: "",
    text: "How many cows?\nFour?",
    post: "Biogas",
    number: getNumber(await findPanel()),
  })
})

test("PreparedMessageForm: a failed post keeps the form and its answers", async () => {
  post.mockResolvedValue(false)
  await submitQuestion(openForm("https://forms.cafn.example/ask"))
  expect(await screen.findByText(/could not be sent.*still in the form/)).toBeVisible()
  expect(getTextbox("Your question")).toHaveValue("How many cows?\nFour?")
  expect(screen.queryByRole("group", { name: "Thanks For Your Message" })).not.toBeInTheDocument()
})

test("PreparedMessageForm: a second message replaces the first, with a new number", async () => {
  const page = openForm()
  await submitQuestion(page)
  const number = getNumber(await findPanel())
  expect(getTextbox("Your question")).toHaveValue("")
  // user-event does not see that the form was reset.
  await page.user.clear(getTextbox("Your question"))
  await submitQuestion(page, "And pigs?")
  await waitFor(async () => expect(await findPanel()).toHaveTextContent("And pigs?"))
  expect(await findPanel()).not.toHaveTextContent("How many cows?")
  expect(await findPanel()).toHaveFocus()
  expect(getNumber(await findPanel())).not.toBe(number)
})

test("PreparedMessageForm: an emptied form and a closed tab have no draft", async () => {
  const { user, unmount } = openForm()
  await user.type(getTextbox("Your name"), "Nakato")
  expect(sessionStorage).toHaveLength(1)
  await user.clear(getTextbox("Your name"))
  expect(sessionStorage).toHaveLength(0)
  await user.type(getTextbox("Your name"), "Nakato")
  unmount()
  sessionStorage.clear()
  openForm()
  expect(getTextbox("Your name")).toHaveValue("")
})

test("PreparedMessageForm: text typed before hydration replaces the draft", async () => {
  const { user, unmount } = openForm()
  await user.type(getTextbox("Your name"), "Nakato")
  await user.type(getTextbox("Your question"), "Goats?")
  unmount()
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(createForm())
  fireEvent.input(getTextbox("Your name"), { target: { value: "Okello" } })
  render(createForm(), { container, hydrate: true })
  expect(getTextbox("Your name")).toHaveValue("Okello")
  expect(getTextbox("Your question")).toHaveValue("Goats?")
  cleanup()
  openForm()
  expect(getTextbox("Your name")).toHaveValue("Okello")
})

test("PreparedMessageForm: of the selects, only those at their default value get the draft", () => {
  const choices = (
    <PreparedMessageForm draft="choices" endpoint={null} thanks="" describe={() => ({ kind: "question", fields: {} })}>
      {["Country", "County"].map((name) => (
        <Field key={name} name={name} label={name} kind="choice">
          <SelectField defaultValue="b" options={["a", "b", "c"].map((value) => ({ value, label: value }))} />
        </Field>
      ))}
    </PreparedMessageForm>
  )
  sessionStorage.setItem("draft:choices", "Country=a&County=a")
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(choices)
  fireEvent.change(screen.getByRole("combobox", { name: "County" }), { target: { value: "c" } })
  render(choices, { container, hydrate: true })
  expect(screen.getByRole("combobox", { name: "Country" })).toHaveValue("a")
  expect(screen.getByRole("combobox", { name: "County" })).toHaveValue("c")
})

test("PreparedMessageForm: a post that succeeds after the page was left removes the draft", async () => {
  let resolvePost = (_isSent: boolean) => {}
  post.mockReturnValue(new Promise((resolve) => (resolvePost = resolve)))
  const page = openForm("https://forms.cafn.example/ask")
  await submitQuestion(page)
  page.unmount()
  await act(() => Promise.resolve(resolvePost(true)))
  openForm("https://forms.cafn.example/ask")
  expect(getTextbox("Your question")).toHaveValue("")
  expect(await findPanel()).toHaveTextContent("How many cows?")
})

test("PreparedMessageForm: a sent message stays until the page is left; a call does not count as sent", async () => {
  const page = openForm()
  await submitQuestion(page)
  const panel = await findPanel()
  panel.addEventListener("click", (event) => event.preventDefault())
  await page.user.click(within(panel).getByRole("link", { name: /^Call us/ }))
  expect(panel).toHaveAccessibleDescription(messages.sent.notYet)
  await page.user.click(within(panel).getByRole("link", { name: /^Send by SMS/ }))
  expect(panel).toHaveAccessibleDescription(messages.sent.again)
  expect(panel).toHaveTextContent("How many cows?")
  page.unmount()
  openForm()
  expect(screen.queryByText("How many cows?", { exact: false })).not.toBeInTheDocument()
})

test("PreparedMessageForm: clearing a message focuses the first field", async () => {
  const page = openForm()
  await submitQuestion(page)
  await page.user.click(within(await findPanel()).getByRole("button", { name: messages.sent.clear }))
  expect(screen.queryByText("How many cows?", { exact: false })).not.toBeInTheDocument()
  expect(getTextbox("Your name")).toHaveFocus()
  expect(sessionStorage).toHaveLength(0)
})

test("PreparedMessageForm: blocked storage keeps drafts and message until the page is reloaded", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  const { user, unmount } = openForm()
  await user.type(getTextbox("Your question"), "Goats?")
  unmount()
  const again = openForm()
  expect(getTextbox("Your question")).toHaveValue("Goats?")
  await submitQuestion(again)
  expect(await findPanel()).toHaveFocus()
  again.unmount()
  openForm()
  expect(await findPanel()).not.toHaveFocus()
})
