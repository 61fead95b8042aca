import { routes, service, services } from "../support/site"
import { expect, open, test } from "../support/test"

/*
 * A service's page (spec section 2, "Services"). Its parts and their words: __tests__/features/services; its questions by
 * keyboard: keyboard.spec.ts.
 */

test("the sidebar leads to all services, marks the one on show, and remembers it for the session", async ({ page }) => {
  // What the key is called is the session's own business; that it holds the number is the specification's.
  const remembered = () => page.evaluate(() => window.sessionStorage.getItem("activeService"))
  await open(page, routes.service)
  const list = page.getByRole("navigation", { name: "All services" })
  await expect(list.getByRole("link")).toHaveText(services.map((each) => each.title))
  await expect(list.locator("[aria-current=page]")).toHaveText(service(1).title)
  await expect.poll(remembered).toBe("1")

  await list.getByRole("link", { name: service(7).title }).click()
  await expect(page).toHaveURL(`/service-details/7/${service(7).servicePath}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(7).title)
  await expect(list.locator("[aria-current=page]")).toHaveText(service(7).title)
  await expect.poll(remembered).toBe("7")
  await page.reload()
  expect(await remembered()).toBe("7")
})

test("a link to a text of a closed answer opens the answer", async ({ page }) => {
  const [, second] = service(1).content.faqs
  if (!second) throw new Error("Service 1 has no second question.")
  const words = second.answer.split(" ").slice(0, 4).join(" ")
  await open(page, `${routes.service}#:~:text=${encodeURIComponent(words)}`)
  await expect(page.getByRole("button", { name: second.question })).toHaveAttribute("aria-expanded", "true")
  await expect(page.getByText(second.answer)).toBeInViewport()
})
