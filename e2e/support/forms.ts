import { expect, type Locator, type Page } from "@playwright/test"
import { NOT_HYDRATED_ATTRIBUTE } from "../../src/lib/constants"

/** The home page's contact form. */
export const contactForm = (page: Page): Locator =>
  page.locator("section", { has: page.locator("#contact") }).locator("form")

/** Scrolls to it, and unfolds it on a phone. */
export async function reachContactForm(page: Page): Promise<Locator> {
  await page.locator("#contact").scrollIntoViewIfNeeded()
  const unfold = page.getByRole("button", { name: "Write to us" })
  if (await unfold.isVisible()) await unfold.click()
  return contactForm(page)
}

/** Fills every field of it. */
export async function fillContactForm(form: Locator): Promise<void> {
  await form.getByLabel("Your name").fill("Nakato & Sons")
  await form.getByLabel("Email address").fill("nakato@example.com")
  await form.getByLabel("Phone number").fill("+256 000 000 009")
  await form.getByLabel("I am").selectOption("existing-farmer")
  await form.getByLabel("I would like to know about").selectOption("training")
  await form.getByLabel("Your message").fill("12 cows?\nWhat do you advise?")
}

/** Scrolls to the footer, and unfolds its form on a phone. */
async function reachFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole("contentinfo")
  await footer.scrollIntoViewIfNeeded()
  const fold = footer.locator("details:not([open]) > summary").filter({ hasText: "Subscribe" })
  if (await fold.isVisible()) await fold.click()
  return footer
}

/** Opens a part of a page that a phone folds as soon as scripts have reached it. */
export async function unfold(page: Page, title: string): Promise<void> {
  const part = page.getByRole("main").locator("details", { has: page.locator("summary", { hasText: title }) })
  await part.locator("summary").scrollIntoViewIfNeeded()
  await expect(page.locator(`[${NOT_HYDRATED_ATTRIBUTE}]`, { has: part })).toHaveCount(0)
  if ((await part.getAttribute("open")) === null) await part.locator("summary").click()
  await expect(part).toHaveAttribute("open")
}

/** Subscribes with a valid e-mail address and expects the toast. */
export async function subscribe(page: Page): Promise<void> {
  const footer = await reachFooter(page)
  await footer.getByLabel("Your email address").fill("nakato@example.com")
  await footer.getByRole("button", { name: "Subscribe" }).click()
}
