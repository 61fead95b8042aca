import type { Locator, Page } from "@playwright/test"

/** The home page's contact form. */
export const contactForm = (page: Page): Locator =>
  page.locator("section", { has: page.locator("#contact") }).locator("form")

/** Scrolls to the home page's contact form. */
export async function scrollToContactForm(page: Page): Promise<Locator> {
  await page.locator("#contact").scrollIntoViewIfNeeded()
  return contactForm(page)
}

/** Fills in every field of the contact form. */
export async function fillContactForm(form: Locator): Promise<void> {
  await form.getByLabel("Your name").fill("Nakato & Sons")
  await form.getByLabel("Email address").fill("nakato@example.com")
  await form.getByLabel("Phone number").fill("+256 000 000 009")
  await form.getByLabel("I am").selectOption("existing-farmer")
  await form.getByLabel("I would like to know about").selectOption("training")
  await form.getByLabel("Your message").fill("12 cows?\nWhat do you advise?")
}

/** Submits the footer's form with a valid email address. */
export async function subscribe(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo")
  await footer.scrollIntoViewIfNeeded()
  // Phones show the form in a disclosure.
  const summary = footer.locator("details:not([open]) > summary").filter({ hasText: "Subscribe" })
  if (await summary.isVisible()) await summary.click()
  await footer.getByLabel("Your email address").fill("nakato@example.com")
  await footer.getByRole("button", { name: "Subscribe" }).click()
}
