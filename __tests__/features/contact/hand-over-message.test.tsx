import { fireEvent, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { HandOverMessage, type Draft } from "../../../src/features/contact/hand-over-message"
import { NUMBER } from "../../support/messages"

const question: Draft = { kind: "question", fields: { about: "Goats" } }
const way = (name: RegExp) => screen.getByRole<HTMLAnchorElement>("link", { name })
const textOf = (name: RegExp) => new URL(way(name).href).searchParams.get("text")
const numberIn = (text: string | null) => /^CaFN question (\S+)/.exec(text ?? "")?.[1] ?? ""
const press = (name: RegExp) => {
  way(name).addEventListener("click", (event) => event.preventDefault(), { once: true })
  fireEvent.click(way(name))
}
const shown = () => screen.queryByText(/^Your number/)

test("hand-over message: the server's HTML has the message without a number", () => {
  expect(renderToStaticMarkup(<HandOverMessage draft={question} />)).toContain(
    `?text=${encodeURIComponent("CaFN question\nAbout: Goats\nMessage: ")}"`,
  )
})

test("hand-over message: the number is made when a way is reached, stays the same, and is shown once the message is handed over", () => {
  render(<HandOverMessage draft={question} />)
  fireEvent.pointerDown(way(/WhatsApp/))
  const number = numberIn(textOf(/WhatsApp/))
  expect(number).toMatch(NUMBER)
  expect(shown()).toBeNull()
  fireEvent.focus(way(/SMS/))
  press(/WhatsApp/)
  expect(shown()).toHaveTextContent(`Your number: ${number}. Say it when you call or write about it.`)
  expect(shown()?.closest("[role=status]")).not.toBeNull()
  // The same message once more, by another way.
  press(/SMS/)
  expect(shown()).toHaveTextContent(number)
  expect(decodeURIComponent(way(/SMS/).href)).toContain(`CaFN question ${number}\n`)
})

test("hand-over message: a press that nothing came before is numbered too", () => {
  render(<HandOverMessage draft={question} />)
  press(/WhatsApp/)
  expect(shown()).toHaveTextContent(numberIn(textOf(/WhatsApp/)))
})

test("hand-over message: another message has another number, and a call has none", () => {
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
