import { render, screen } from "@testing-library/react"
import { HandOver } from "../../../src/features/contact/hand-over"
import { setOnline } from "../../support/worker"

const message = "CaFN question 7K3Q-2\nName: Nakato Prossy"

const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"))

test("hand-over: links for WhatsApp, SMS and a call, with message and number", () => {
  render(<HandOver message={message} sms={message} />)
  expect(links()).toEqual([
    `https://wa.me/256000000001?text=${encodeURIComponent(message)}`,
    `sms:+256000000001?&body=${encodeURIComponent(message)}`,
    "tel:+256000000001",
  ])
  expect(screen.getByRole("link", { name: "Call us +256 000 000 001" })).toBeInTheDocument()
})

test("hand-over: WhatsApp, SMS and call lead to one number, also another one; accepts another label", () => {
  render(
    <HandOver message={message} sms={message} telephone="+256 000 000 003" labels={{ whatsapp: "Send this order" }} />,
  )
  expect(links()).toEqual([
    `https://wa.me/256000000003?text=${encodeURIComponent(message)}`,
    `sms:+256000000003?&body=${encodeURIComponent(message)}`,
    "tel:+256000000003",
  ])
  expect(screen.getByRole("link", { name: /^Send this order/ })).toBeInTheDocument()
})

test("hand-over: offline, SMS comes first; online, WhatsApp does", () => {
  setOnline(false)
  render(<HandOver message={message} sms={message} />)
  expect(links().map((href) => href?.split(":")[0])).toEqual(["sms", "https", "tel"])
  setOnline(true)
  expect(links().map((href) => href?.split(":")[0])).toEqual(["https", "sms", "tel"])
  jest.restoreAllMocks()
})

test("hand-over: an SMS can have a shorter text", () => {
  render(<HandOver message={message} sms="Nakato: 2 x milk" labels={{ sms: "Order by SMS" }} />)
  expect(screen.getByRole("link", { name: "Order by SMS" })).toHaveAttribute(
    "href",
    `sms:+256000000001?&body=${encodeURIComponent("Nakato: 2 x milk")}`,
  )
})

const note = () => document.querySelector("[data-slot=hand-over-note]")

test("hand-over: shows a note, such as what does not fit into the SMS", () => {
  render(<HandOver message={message} sms={message} note="9 of 12 products fit into the SMS." />)
  expect(note()).toHaveTextContent("9 of 12 products fit into the SMS.")
})
