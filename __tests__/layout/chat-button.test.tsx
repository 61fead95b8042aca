import { render, screen } from "@testing-library/react"
import { ChatButton } from "../../src/layout/chat-button"
import { siteFacts } from "../fixtures/use-site"

test("chat button: opens WhatsApp in a new tab with noopener, the number and a greeting", () => {
  render(<ChatButton place="bar" />)
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Chat with us on WhatsApp/ })
  expect(link).toHaveTextContent("WhatsApp")
  expect(link).toHaveAttribute("target", "_blank")
  expect(link.rel).toContain("noopener")
  const { origin, pathname, searchParams } = new URL(link.href)
  expect(origin + pathname).toBe("https://wa.me/256000000001")
  expect(searchParams.get("text")).toBe(siteFacts.siteSettings?.chat.greeting)
})
