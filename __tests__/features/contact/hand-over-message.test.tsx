import { fireEvent, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { HandOverMessage, type Draft } from "../../../src/features/contact/hand-over-message"
import { words } from "../../../src/features/contact/words"
import { NUMBER } from "../../support/messages"
import { setOnline } from "../../support/worker"

const question: Draft = { kind: "question", fields: { about: "Goats" } }
const way = (name: RegExp) => screen.getByRole<HTMLAnchorElement>("link", { name })
const textOf = (name: RegExp) => new URL(way(name).href).searchParams.get("text")
const numberIn = (text: string | null) => /^CaFN question (\S+)/.exec(text ?? "")?.[1] ?? ""
const press = (name: RegExp) => {
  way(name).addEventListener("click", (event) => event.preventDefault(), { once: true })
  fireEvent.click(way(name))
}
const shown = () => screen.queryByText(/your message has the number/)

test("hand-over message: server HTML has the message without a number", () => {
  expect(renderToStaticMarkup(<HandOverMessage draft={question} />)).toContain(
    `?text=${encodeURIComponent("CaFN question\nAbout: Goats\nMessage: ")}"`,
  )
})

test("hand-over message: is numbered on pointerdown or focus; shows the number once sent", () => {
  render(<HandOverMessage draft={question} />)
  fireEvent.pointerDown(way(/WhatsApp/))
  const number = numberIn(textOf(/WhatsApp/))
  expect(number).toMatch(NUMBER)
  expect(shown()).toBeNull()
  fireEvent.focus(way(/SMS/))
  press(/WhatsApp/)
  expect(shown()).toHaveTextContent(`${words.messageNumber.before}${number}${words.messageNumber.after}`)
  expect(shown()?.closest("[role=status]")).not.toBeNull()
  // The same message once more, by another way.
  press(/SMS/)
  expect(shown()).toHaveTextContent(number)
  expect(decodeURIComponent(way(/SMS/).href)).toContain(`CaFN question ${number}\n`)
})

test("hand-over message: a click without pointerdown or focus is numbered too", () => {
  render(<HandOverMessage draft={question} />)
  press(/WhatsApp/)
  expect(shown()).toHaveTextContent(numberIn(textOf(/WhatsApp/)))
})

test("hand-over message: another message gets another number, a call gets none", () => {
  const { rerender } = render(<HandOverMessage draft={question} />)
  press(/Call/)
  expect(shown()).toBeNull()
  press(/WhatsApp/)
  const number = numberIn(textOf(/WhatsApp/))
  rerender(<HandOverMessage draft={{ kind: "question", fields: { about: "Sheep" } }} />)
  expect(shown()).toBeNull()
  press(/WhatsApp/)
  expect(numberIn(textOf(/WhatsApp/))).toMatch(NUMBER)
  expect(numberIn(textOf(/WhatsApp/))).not.toBe(number)
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
