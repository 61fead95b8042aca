import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Field } from "../../../src/components/field"
import { FormSubmit } from "../../../src/components/form"
import { TextArea, TextInput } from "../../../src/components/text-input"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { postForm } from "../../../src/lib/post-form"
import { HandOverForm } from "../../../src/features/contact/hand-over-form"
import { words } from "../../../src/features/contact/words"
import { words as sharedWords } from "../../../src/shared/words"
import { withUsualSite } from "../../support/site"
import { NUMBER } from "../../support/messages"

jest.mock("../../../src/lib/post-form")
const post = jest.mocked(postForm)

beforeEach(() => post.mockReset())
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

function open(endpoint: string | null = null) {
  const page = render(
    <>
      <HandOverForm
        endpoint={endpoint}
        thanks="Thanks For Your Message"
        context={{ post: "Biogas" }}
        describe={({ name = "", text = "" }) => ({
          kind: "question",
          fields: { name, text },
        })}
      >
        {question}
      </HandOverForm>
      <Toaster />
    </>,
  )
  return { user: userEvent.setup({ delay: null }), ...page }
}

/** The number of the message that the panel's links send. */
function numberIn(sent: HTMLElement): string {
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

test("hand-over form: below its button it says what the answers are used for, with a link in a tab of its own", () => {
  open()
  const link = screen.getByRole("link", { name: sharedWords.privacy })
  expect(link).toHaveAttribute("href", "/privacy#forms")
  expect(link).toHaveAttribute("target", "_blank")
  expect(link.parentElement).toHaveTextContent(sharedWords.consent(sharedWords.purposes.answer))
  const button = screen.getByRole("button", { name: "Ask" })
  expect(button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test("hand-over form: when submitted it shows thanks, the answers, and ways to send them", async () => {
  await ask(open())
  const sent = await panel()
  expect(screen.queryByRole("button", { name: "Ask" })).not.toBeInTheDocument()
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

test("hand-over form: without an endpoint it says how to send it, focused and announced", async () => {
  await ask(open())
  const sent = await panel()
  expect(sent).toHaveFocus()
  expect(sent).toHaveAccessibleDescription(words.sent.notYet)
  expect(post).not.toHaveBeenCalled()
  // The toast is its echo, without a way on that would go away with it.
  expect(screen.getAllByText("Thanks For Your Message").length).toBeGreaterThan(1)
  expect(screen.getAllByRole("link", { name: /^Send on WhatsApp/ })).toHaveLength(1)
})

test("hand-over form: with an endpoint it posts, and says that it was sent", async () => {
  post.mockResolvedValue(true)
  await ask(open("https://forms.cafn.example/ask"))
  expect(await panel()).toHaveAccessibleDescription(/^Your message has been sent to us\./)
  expect(screen.queryByText(words.sent.notYet)).not.toBeInTheDocument()
  expect(post).toHaveBeenCalledWith("https://forms.cafn.example/ask", {
    name: "",
    text: "How many cows?\nFour?",
    post: "Biogas",
    number: numberIn(await panel()),
  })
})

test("hand-over form: a failed post keeps the form and its answers", async () => {
  post.mockResolvedValue(false)
  await ask(open("https://forms.cafn.example/ask"))
  expect(await screen.findByText(/could not be sent.*still in the form/)).toBeVisible()
  expect(box("Your question")).toHaveValue("How many cows?\nFour?")
  expect(screen.queryByRole("group", { name: "Thanks For Your Message" })).not.toBeInTheDocument()
})

test("hand-over form: “Write another” shows the empty form, with focus on its first field", async () => {
  const page = open()
  await ask(page)
  const number = numberIn(await panel())
  await page.user.click(screen.getByRole("button", { name: "Write another" }))
  expect(box("Your name")).toHaveFocus()
  expect(box("Your question")).toHaveValue("")
  expect(screen.queryByText("How many cows?", { exact: false })).not.toBeInTheDocument()
  await ask(page, "And pigs?")
  expect(await panel()).toHaveTextContent("And pigs?")
  expect(numberIn(await panel())).not.toBe(number)
})
