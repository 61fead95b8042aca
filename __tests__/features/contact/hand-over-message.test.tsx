import { fireEvent, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { HandOverMessage, type Draft } from "../../../src/features/contact/hand-over-message"
import { previewWords } from "../../../src/lib/preview"
import { NUMBER } from "../../support/messages"
import { setOnline } from "../../support/worker"
import { withSite, withUsualSite } from "../../support/site"

const question: Draft = { kind: "question", fields: { about: "Goats" } }
const way = (name: RegExp) => screen.getByRole<HTMLAnchorElement>("link", { name })
const textOf = (name: RegExp) => new URL(way(name).href).searchParams.get("text")
const numberIn = (text: string | null) => /^CaFN question (\S+)/.exec(text ?? "")?.[1] ?? ""

afterEach(withUsualSite)

test("hand-over message: server HTML has the message without a number", () => {
  expect(renderToStaticMarkup(<HandOverMessage draft={question} />)).toContain(
    `?text=${encodeURIComponent("CaFN question\nAbout: Goats\nMessage: ")}"`,
  )
})

test("hand-over message: is numbered on pointerdown or focus; another message gets another number", () => {
  const { rerender } = render(<HandOverMessage draft={question} />)
  fireEvent.pointerDown(way(/WhatsApp/))
  const number = numberIn(textOf(/WhatsApp/))
  expect(number).toMatch(NUMBER)
  fireEvent.focus(way(/SMS/))
  expect(decodeURIComponent(way(/SMS/).href)).toContain(`CaFN question ${number}\n`)
  rerender(<HandOverMessage draft={{ kind: "question", fields: { about: "Sheep" } }} />)
  fireEvent.focus(way(/WhatsApp/))
  expect(numberIn(textOf(/WhatsApp/))).toMatch(NUMBER)
  expect(numberIn(textOf(/WhatsApp/))).not.toBe(number)
})

test.each([
  ["+256 000 000 001", 1],
  ["+256 414 123 456", 0],
])("hand-over message: to %s, the preview note stands %i times", (number, count) => {
  withSite({ chat: { greeting: "Hello", number } })
  render(<HandOverMessage draft={question} />)
  expect(screen.queryAllByText(previewWords.note)).toHaveLength(count)
})

test("hand-over message: says when an SMS has no room for all goods", () => {
  const lines = Array.from({ length: 10 }, (_, index) => `${index} bags of ${"dairy meal ".repeat(10)}`)
  const { rerender } = render(<HandOverMessage draft={{ kind: "group-order", fields: {}, lines }} />)
  const note = "The SMS has room for the beginning only. WhatsApp takes all of it."
  expect(screen.getByText(note)).toBeVisible()
  rerender(<HandOverMessage draft={{ kind: "group-order", fields: {}, lines: lines.slice(0, 2) }} />)
  expect(screen.queryByText(note)).toBeNull()
})

test("hand-over message: WhatsApp, SMS and call lead to one number, also another one; offline, SMS comes first", () => {
  setOnline(false)
  render(<HandOverMessage draft={question} telephone="+256 000 000 003" labels={{ whatsapp: "Send this order" }} />)
  const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href")?.split("?")[0])
  const sms = "sms:+256000000003"
  expect(links()).toEqual([sms, "https://wa.me/256000000003", "tel:+256000000003"])
  setOnline(true)
  expect(links()).toEqual(["https://wa.me/256000000003", sms, "tel:+256000000003"])
  expect(screen.getByRole("link", { name: /^Send this order/ })).toBeInTheDocument()
  jest.restoreAllMocks()
})
