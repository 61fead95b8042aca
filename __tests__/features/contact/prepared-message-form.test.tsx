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
import { withUsualSite } from "../../support/site"
import { NUMBER } from "../../support/messages"

jest.mock("../../../src/browser/post-form")
const post = jest.mocked(postForm)

afterEach(() => {
  jest.restoreAllMocks()
  post.mockReset()
  sessionStorage.clear()
})
afterEach(() => act(toast.clear))
afterEach(withUsualSite)

const question = (
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

const form = (endpoint: string | null = null) => (
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
      {question}
    </PreparedMessageForm>
    <Toaster />
  </>
)

function open(endpoint: string | null = null) {
  const page = render(form(endpoint))
  return { user: userEvent.setup({ delay: null }), ...page }
}

/** The number of the message that the panel's links send. */
function getNumber(sent: HTMLElement): string {
  const { href } = within(sent).getByRole<HTMLAnchorElement>("link", { name: /^Send on WhatsApp/ })
  const number = /^CaFN question (\S+)/.exec(new URL(href).searchParams.get("text") ?? "")?.[1] ?? ""
  expect(number).toMatch(NUMBER)
  return number
}
const box = (name: string) => screen.getByRole("textbox", { name })
const panel = () => screen.findByRole("group", { name: "Thanks For Your Message" })

async function ask({ user }: ReturnType<typeof open>, text = "How many cows?\nFour?") {
  await user.click(box("Your question"))
  await user.paste(text)
  await user.click(screen.getByRole("button", { name: "Ask" }))
}

test("PreparedMessageForm: below its button it says what the answers are used for, with a link in a tab of its own", () => {
  open()
  const link = screen.getByRole("link", { name: sharedMessages.privacy })
  expect(link).toHaveAttribute("href", "/privacy#forms")
  expect(link).toHaveAttribute("target", "_blank")
  expect(link.parentElement).toHaveTextContent(sharedMessages.consent(sharedMessages.purposes.answer))
  const button = screen.getByRole("button", { name: "Ask" })
  expect(button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test("PreparedMessageForm: when submitted it shows thanks, the answers, and ways to send them above itself", async () => {
  await ask(open())
  const sent = await panel()
  expect(sent.compareDocumentPosition(box("Your question"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(within(sent).getByRole("heading", { name: "Thanks For Your Message" })).toBeVisible()
  expect(within(sent).getByText("How many cows?", { exact: false })).toHaveTextContent("How many cows? Four?")
  // What was left empty is not listed.
  expect(within(sent).getAllByRole("term")).toHaveLength(1)
  expect(
    within(sent)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")?.split("?")[0]),
  ).toEqual(["https://wa.me/256000000001", "sms:+256000000001", "tel:+256000000001"])
})

test("PreparedMessageForm: without an endpoint it says how to send it, focused and announced, as no warning", async () => {
  await ask(open())
  const sent = await panel()
  expect(sent).toHaveFocus()
  expect(sent).toHaveAccessibleDescription(messages.sent.notYet)
  expect(sent.querySelector("[role=alert], [data-slot=alert]")).toBeNull()
  expect(post).not.toHaveBeenCalled()
  // The toast is its echo, without a way on that would go away with it.
  expect(screen.getAllByText("Thanks For Your Message").length).toBeGreaterThan(1)
  expect(screen.getAllByRole("link", { name: /^Send on WhatsApp/ })).toHaveLength(1)
})

test("PreparedMessageForm: with an endpoint it posts, and says that it was sent", async () => {
  post.mockResolvedValue(true)
  await ask(open("https://forms.cafn.example/ask"))
  expect(await panel()).toHaveAccessibleDescription(/^Your message has been sent to us\./)
  expect(screen.queryByText(messages.sent.notYet)).not.toBeInTheDocument()
  expect(post).toHaveBeenCalledWith("https://forms.cafn.example/ask", {
    name: "",
    text: "How many cows?\nFour?",
    post: "Biogas",
    number: getNumber(await panel()),
  })
})

test("PreparedMessageForm: a failed post keeps the form and its answers", async () => {
  post.mockResolvedValue(false)
  await ask(open("https://forms.cafn.example/ask"))
  expect(await screen.findByText(/could not be sent.*still in the form/)).toBeVisible()
  expect(box("Your question")).toHaveValue("How many cows?\nFour?")
  expect(screen.queryByRole("group", { name: "Thanks For Your Message" })).not.toBeInTheDocument()
})

test("PreparedMessageForm: a second message replaces the first, with a number of its own", async () => {
  const page = open()
  await ask(page)
  const number = getNumber(await panel())
  expect(box("Your question")).toHaveValue("")
  // user-event does not see that the form was reset.
  await page.user.clear(box("Your question"))
  await ask(page, "And pigs?")
  await waitFor(async () => expect(await panel()).toHaveTextContent("And pigs?"))
  expect(await panel()).not.toHaveTextContent("How many cows?")
  expect(await panel()).toHaveFocus()
  expect(getNumber(await panel())).not.toBe(number)
})

test("PreparedMessageForm: keeps nothing of an emptied form, and forgets with the tab", async () => {
  const { user, unmount } = open()
  await user.type(box("Your name"), "Nakato")
  expect(sessionStorage).toHaveLength(1)
  await user.clear(box("Your name"))
  expect(sessionStorage).toHaveLength(0)
  await user.type(box("Your name"), "Nakato")
  unmount()
  sessionStorage.clear()
  open()
  expect(box("Your name")).toHaveValue("")
})

test("PreparedMessageForm: text typed before hydration replaces the draft", async () => {
  const { user, unmount } = open()
  await user.type(box("Your name"), "Nakato")
  await user.type(box("Your question"), "Goats?")
  unmount()
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(form())
  fireEvent.input(box("Your name"), { target: { value: "Okello" } })
  render(form(), { container, hydrate: true })
  expect(box("Your name")).toHaveValue("Okello")
  expect(box("Your question")).toHaveValue("Goats?")
  cleanup()
  open()
  expect(box("Your name")).toHaveValue("Okello")
})

test("PreparedMessageForm: of the selects, only those at their default take the draft", () => {
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

test("PreparedMessageForm: a post that ends after the visitor has left forgets the draft", async () => {
  let end = (_sent: boolean) => {}
  post.mockReturnValue(new Promise((resolve) => (end = resolve)))
  const page = open("https://forms.cafn.example/ask")
  await ask(page)
  page.unmount()
  await act(() => Promise.resolve(end(true)))
  open("https://forms.cafn.example/ask")
  expect(box("Your question")).toHaveValue("")
  expect(await panel()).toHaveTextContent("How many cows?")
})

test("PreparedMessageForm: a pressed message stays until the page is left; a call does not count", async () => {
  const page = open()
  await ask(page)
  const sent = await panel()
  sent.addEventListener("click", (event) => event.preventDefault())
  await page.user.click(within(sent).getByRole("link", { name: /^Call us/ }))
  expect(sent).toHaveAccessibleDescription(messages.sent.notYet)
  await page.user.click(within(sent).getByRole("link", { name: /^Send by SMS/ }))
  expect(sent).toHaveAccessibleDescription(messages.sent.again)
  expect(sent).toHaveTextContent("How many cows?")
  page.unmount()
  open()
  expect(screen.queryByText("How many cows?", { exact: false })).not.toBeInTheDocument()
})

test("PreparedMessageForm: a message can be cleared, which leads to the first field", async () => {
  const page = open()
  await ask(page)
  await page.user.click(within(await panel()).getByRole("button", { name: messages.sent.clear }))
  expect(screen.queryByText("How many cows?", { exact: false })).not.toBeInTheDocument()
  expect(box("Your name")).toHaveFocus()
  expect(sessionStorage).toHaveLength(0)
})

test("PreparedMessageForm: blocked storage keeps drafts and message until the page is reloaded", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  const { user, unmount } = open()
  await user.type(box("Your question"), "Goats?")
  unmount()
  const again = open()
  expect(box("Your question")).toHaveValue("Goats?")
  await ask(again)
  expect(await panel()).toHaveFocus()
  again.unmount()
  open()
  expect(await panel()).not.toHaveFocus()
})
