import { fireEvent, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { SendMessage, type Draft } from "../../../src/features/contact/send-message"
import { messages } from "../../../src/features/contact/messages"
import { MAX_LINK_LENGTH } from "../../../src/lib/messages/fit"
import { cutNote } from "../../../src/lib/messages/channels"
import { previewMessages } from "../../../src/lib/preview"
import { MESSAGE_NUMBER } from "../../support/messages"
import { setOnline } from "../../support/worker"
import { withSite, resetSite } from "../../support/site"

const question: Draft = { kind: "question", fields: { about: "Goats" } }
const getLink = (name: RegExp) => screen.getByRole<HTMLAnchorElement>("link", { name })
const getText = (name: RegExp) => new URL(getLink(name).href).searchParams.get("text")
const getNumber = (text: string | null) => /^CaFN question (\S+)/.exec(text ?? "")?.[1] ?? ""

afterEach(resetSite)

test("SendMessage: server HTML has the message without a number", () => {
  expect(renderToStaticMarkup(<SendMessage draft={question} />)).toContain(
    `?text=${encodeURIComponent("CaFN question\nAbout: Goats\nMessage: ")}"`,
  )
})

test("SendMessage: is numbered on pointerdown or focus; another message gets another number", () => {
  const { rerender } = render(<SendMessage draft={question} />)
  fireEvent.pointerDown(getLink(/WhatsApp/))
  const number = getNumber(getText(/WhatsApp/))
  expect(number).toMatch(MESSAGE_NUMBER)
  fireEvent.focus(getLink(/SMS/))
  expect(decodeURIComponent(getLink(/SMS/).href)).toContain(`CaFN question ${number}\n`)
  rerender(<SendMessage draft={{ kind: "question", fields: { about: "Sheep" } }} />)
  fireEvent.focus(getLink(/WhatsApp/))
  expect(getNumber(getText(/WhatsApp/))).toMatch(MESSAGE_NUMBER)
  expect(getNumber(getText(/WhatsApp/))).not.toBe(number)
})

test.each([
  ["+256 000 000 001", 1],
  ["+256 414 123 456", 0],
])("SendMessage: to %s, the preview note appears %i times", (number, count) => {
  withSite({ chat: { greeting: "Hello", number } })
  render(<SendMessage draft={question} />)
  expect(screen.queryAllByText(previewMessages.note)).toHaveLength(count)
})

const createLines = (count: number) => Array.from({ length: count }, () => `2 bags of ${"dairy meal ".repeat(20)}`)

test.each<[string, Draft, string]>([
  [
    "ten lines",
    { kind: "group-order", fields: {}, lines: createLines(10) },
    `${messages.cut.whatsAppLines(5, 10)} ${messages.cut.smsLines(3, 10)}`,
  ],
  ["five lines", { kind: "group-order", fields: {}, lines: createLines(5) }, messages.cut.smsLines(3, 5)],
  [
    "a question of 1,200 letters",
    { kind: "question", fields: { text: "b".repeat(1200) } },
    messages.cut.smsText(cutNote(false, true)),
  ],
  [
    "a question of 3,000 letters",
    { kind: "question", fields: { text: "b".repeat(3000) } },
    messages.cut.text(cutNote(true, true)),
  ],
  [
    "a question of 300 Amharic letters",
    { kind: "question", fields: { text: "ነ".repeat(300) } },
    messages.cut.text(cutNote(true, false)),
  ],
  ["two lines", { kind: "group-order", fields: {}, lines: createLines(2) }, ""],
])("SendMessage: says how WhatsApp and SMS shorten %s", (_, draft, expected) => {
  const { container } = render(<SendMessage draft={draft} />)
  expect(container.querySelector("[data-slot=send-via-note]")?.textContent).toBe(expected)
  expect(getLink(/WhatsApp/).href.length).toBeLessThanOrEqual(MAX_LINK_LENGTH)
})

test("SendMessage: WhatsApp, SMS and call use the given number; offline, SMS comes first", () => {
  setOnline(false)
  render(<SendMessage draft={question} telephone="+256 000 000 003" labels={{ whatsapp: "Send this order" }} />)
  const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href")?.split("?")[0])
  const sms = "sms:+256000000003"
  expect(links()).toEqual([sms, "https://wa.me/256000000003", "tel:+256000000003"])
  setOnline(true)
  expect(links()).toEqual(["https://wa.me/256000000003", sms, "tel:+256000000003"])
  expect(screen.getByRole("link", { name: /^Send this order/ })).toBeInTheDocument()
  jest.restoreAllMocks()
})
