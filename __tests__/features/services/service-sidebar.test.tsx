import { render, screen, within } from "@testing-library/react"
import { ACTIVE_SERVICE_KEY, ServiceSidebar } from "../../../src/features/services/service-sidebar"

const services = ["Training", "Buying together", "Insurance"].map((title, index) => ({
  jsonId: index + 1,
  servicePath: `service-${index + 1}`,
  title,
}))

beforeEach(() => sessionStorage.clear())

test("service sidebar: lists the services in order, and marks the current one", () => {
  render(<ServiceSidebar services={services} current={3} />)
  const links = within(screen.getByRole("navigation", { name: "All services" })).getAllByRole("link")
  expect(links.map((link) => link.textContent)).toEqual(services.map(({ title }) => title))
  expect(links.filter((link) => link.getAttribute("aria-current") === "page")).toEqual([links[2]])
  expect(links[2]).toHaveAttribute("href", "/service-details/3/service-3")
})

test("service sidebar: saves the current service for the session", () => {
  const { rerender } = render(<ServiceSidebar services={services} current={3} />)
  expect(sessionStorage.getItem(ACTIVE_SERVICE_KEY)).toBe("3")
  rerender(<ServiceSidebar services={services} current={2} />)
  expect(sessionStorage.getItem(ACTIVE_SERVICE_KEY)).toBe("2")
})

test("service sidebar: has links to WhatsApp, SMS, call and the contact page", () => {
  render(<ServiceSidebar services={services} current={2} />)
  const links = within(screen.getByRole("complementary")).getAllByRole("link")
  const hrefs = links.map((link) => link.getAttribute("href") ?? "")
  const question = encodeURIComponent("Buying together")
  expect(hrefs.filter((href) => href.includes(question)).map((href) => href.split("?")[0])).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\//),
    expect.stringMatching(/^sms:/),
  ])
  expect(hrefs).toContain("tel:+256000000001")
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact")
})

test("service sidebar: asks about the service's own phrase in place of its title", () => {
  render(<ServiceSidebar services={services} current={3} ask="insuring an animal" />)
  const link = screen.getByRole("link", { name: /^Write about insuring an animal/ })
  expect(decodeURIComponent(link.getAttribute("href") ?? "")).toMatch(/CaFN question\nAbout: insuring an animal/)
})
