import type { Page } from "@playwright/test"
import { expectHeld, expectSeenFocus, skipToContent, tabNext, tabTo, typeInto } from "./support/keyboard"
import { galleryPictures, homeSlides, projects, readJson, routes, service } from "./support/site"
import { memberSteps } from "./support/registration"
import { expect, open, test } from "./support/test"

/* What is done on the pages, from the top of each and by keyboard alone (see keyboard.spec.ts). */

const main = (page: Page) => page.getByRole("main")
const notice = (page: Page, text: string) => page.locator("[data-slot=toast-message]", { hasText: text })
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true })
const box = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true })

/** Answers to a form, in its order: the next press of Tab leads to the next field. */
async function fillInOrder(page: Page, answers: readonly (readonly [field: string, text: string])[]): Promise<void> {
  for (const [field, text] of answers) {
    await tabNext(page, main(page).getByLabel(field))
    await page.keyboard.type(text)
  }
}

test.describe("the home page", () => {
  test("only the slide on show is walked; the banner is stopped, then turned by arrow and point", async ({ page }) => {
    await open(page, routes.home)
    const banner = page.getByRole("region", { name: "What CaFN does" })
    const shown = banner.locator("[data-slot=carousel-slide]:not([inert])")
    await expect(banner.locator("[inert]")).toHaveCount(homeSlides.length - 1)
    await skipToContent(page)
    await tabNext(page, shown.getByRole("link").first())
    await tabNext(page, shown.getByRole("link", { name: "Join Our Network" }))
    await tabNext(page, banner.getByRole("button", { name: "Stop the slides" }))
    await page.keyboard.press("Enter")
    await expect(banner.getByRole("button", { name: "Start the slides" })).toBeFocused()
    const last = homeSlides.length
    await tabTo(page, banner.getByRole("button", { name: `Slide ${last} of ${last}` }), { most: last + 2 })
    await page.keyboard.press("Space")
    await expect(shown).toContainText(homeSlides.at(-1)?.title ?? "no last slide")
    await tabNext(page, banner.getByRole("button", { name: "Next slide" }))
    await page.keyboard.press("Enter")
    await expect(shown).toContainText(homeSlides[0]?.title ?? "no first slide")
    await expect(banner.locator("[data-slot=carousel-status]")).toContainText(`Slide 1 of ${homeSlides.length}`)
    const { hero } = readJson<{ hero: { badge: { label: string } } }>("home.json")
    await tabNext(page, main(page).getByRole("link", { name: hero.badge.label }))
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(routes.services)
  })

  test("the video opens, keeps the focus, closes, and gives it back", async ({ page }) => {
    await open(page, routes.home)
    const play = button(page, "Watch a morning on the farm")
    const dialog = page.getByRole("dialog", { name: "A morning on the farm" })
    await skipToContent(page)
    await tabTo(page, play)
    await page.keyboard.press("Enter")
    await expect(dialog.getByRole("button", { name: "Close the video" })).toBeFocused()
    await expectSeenFocus(page)
    await expectHeld(page, dialog, 12)
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(play).toBeFocused()
    await expectSeenFocus(page)
  })

  test("the projects turn, and lead to the one that has come", async ({ page }) => {
    await open(page, routes.home)
    const row = page.getByRole("region", { name: "Our members' projects" })
    await skipToContent(page)
    await tabTo(page, row.getByRole("button", { name: "Next slide" }), { most: 90 })
    await page.keyboard.press("Enter")
    await expect(row.locator("[data-slot=carousel-slide]").first()).toHaveAttribute("inert")
    await tabNext(page, row.getByRole("link", { name: projects[1]?.title }))
    await page.keyboard.press("Enter")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(projects[1]?.title ?? "no second project")
  })

  test("the contact form is filled in, its lists by typing, and sent", async ({ page }) => {
    await open(page, routes.home)
    await skipToContent(page)
    await typeInto(page, box(page, "Your name"), "Nakato", { most: 120 })
    await fillInOrder(page, [
      ["Email address", "nakato@example.com"],
      ["Phone number", "+256 000 000 009"],
      ["I am", "Livestock"],
      ["I would like to know about", "Train"],
      ["Your message", "What do you advise?"],
    ])
    await expect(main(page).getByLabel("I am")).toHaveValue("existing-farmer")
    await expect(main(page).getByLabel("I would like to know about")).toHaveValue("training")
    await tabNext(page, button(page, "Send message"))
    await page.keyboard.press("Enter")
    await expect(notice(page, "Our team will contact you within 24 hours")).toBeVisible()
    await expect(main(page).getByRole("group", { name: /^Thank you for your interest!/ })).toBeFocused()
  })
})

test("a service's questions open and close, by arrows as well", async ({ page }) => {
  const { faqs } = service(1).content
  const question = (index: number) => button(page, faqs.at(index)?.question ?? "no such question")
  await open(page, routes.service)
  await skipToContent(page)
  await tabTo(page, question(0))
  await page.keyboard.press("Enter")
  await expect(question(0)).toHaveAttribute("aria-expanded", "false")
  await page.keyboard.press("ArrowDown")
  await expect(question(1)).toBeFocused()
  await page.keyboard.press("Space")
  await expect(main(page).getByText(faqs[1]?.answer ?? "no second answer")).toBeVisible()
  await page.keyboard.press("End")
  await expect(question(-1)).toBeFocused()
  await expectSeenFocus(page)
  await page.keyboard.press("Home")
  await expect(question(0)).toBeFocused()
  await tabNext(page, question(1))
})

test("the gallery's viewer opens, turns, enlarges and closes, and more pictures come", async ({ page }) => {
  const { label } = readJson<{ label: string }>("gallery.json")
  const total = galleryPictures.length
  const tile = (number: number) => main(page).locator(`a[data-number="${number}"]`)
  const viewer = page.getByRole("dialog", { name: label })
  const picture = viewer.locator(".yarl__slide_current img[data-state=there]")
  const width = async () => (await picture.boundingBox())?.width ?? 0
  await open(page, routes.gallery)
  await skipToContent(page)
  await tabTo(page, tile(2))
  await page.keyboard.press("Enter")
  await expect(viewer).toContainText(`2 of ${total}`)
  await page.keyboard.press("ArrowRight")
  await expect(viewer).toContainText(`3 of ${total}`)
  await expect(picture).toBeVisible()
  await tabTo(page, viewer.getByRole("button", { name: "Rotate to the right" }), { most: 6 })
  await page.keyboard.press("Enter")
  await expect(viewer.locator(".yarl__slide_current .picture-viewer-picture")).toHaveCSS("transform", /^matrix\(/)
  await page.keyboard.press("Shift+R")
  const usual = await width()
  await page.keyboard.press("+")
  await expect.poll(width).toBeGreaterThan(usual * 1.2)
  await page.keyboard.press("-")
  await expect.poll(width).toBeCloseTo(usual, 0)
  await expectHeld(page, viewer, 7)
  await tabTo(page, viewer.getByRole("button", { name: "Close the pictures" }), { most: 12 })
  await page.keyboard.press("Enter")
  await expect(viewer).toBeHidden()
  await expect(tile(3)).toBeFocused()
  await expectSeenFocus(page)

  await tabTo(page, main(page).getByRole("button", { name: /^Load More Images/ }))
  await page.keyboard.press("Enter")
  await expect(tile(25)).toBeFocused()
  await expectSeenFocus(page)
  await tabNext(page, tile(26))
})

test("the contact page: what is missing, what is wrong, and thanks with a way on", async ({ page }) => {
  await open(page, routes.contact)
  await skipToContent(page)
  await tabTo(page, button(page, "Send message"))
  await page.keyboard.press("Enter")
  await expect(box(page, "Your name")).toBeFocused()
  await expect(box(page, "Your name")).toHaveAccessibleDescription("Please fill in: Your name.")
  await expectSeenFocus(page)
  await page.keyboard.type("Nakato")
  await fillInOrder(page, [
    ["Email address", "nakato"],
    ["Phone number", "+256 000 000 009"],
    ["Your message", "Two cows and a calf?"],
  ])
  await tabNext(page, button(page, "Send message"))
  await page.keyboard.press("Enter")
  await expect(box(page, "Email address")).toBeFocused()
  await expect(main(page).getByText("Please write an email address like name@example.com.")).toBeVisible()
  await page.keyboard.press("End")
  await page.keyboard.type("@example.com")
  await page.keyboard.press("Enter")
  await expect(notice(page, "Thanks For Your Message")).toBeVisible()
  await expect(main(page).getByRole("group", { name: "Thanks For Your Message" })).toBeFocused()
  await tabNext(page, main(page).getByRole("link", { name: /^Send on WhatsApp/ }))
  await tabTo(page, button(page, "Write another"), { most: 3 })
  await page.keyboard.press("Enter")
  await expect(box(page, "Your name")).toBeFocused()
  await expect(box(page, "Your message")).toHaveValue("")
  await expectSeenFocus(page)
})

test("the login takes what is typed, answers, and forgets it", async ({ page }) => {
  await open(page, routes.login)
  await skipToContent(page)
  await typeInto(page, main(page).getByLabel("Email address"), "nakato@example.com")
  await fillInOrder(page, [["Password", "secret"]])
  await page.keyboard.press("Enter")
  await expect(notice(page, "Login Successful")).toBeVisible()
  await expect(main(page).getByLabel("Password")).toHaveValue("")
})

test("the registration form in its frame: three steps, ready to send, changed", async ({ page }) => {
  await open(page, routes.registration)
  const form = page.frameLocator("iframe")
  await skipToContent(page)
  for (const { questions, forward } of memberSteps) {
    for (const { label, answer } of questions) {
      await tabTo(page, form.getByLabel(label, { exact: true }), { most: 3 })
      await page.keyboard.type(answer)
    }
    await tabTo(page, form.getByRole("button", { name: forward }), { most: 3 })
    await page.keyboard.press("Enter")
  }
  await expect(form.getByRole("region", { name: /Your message is ready/ })).toBeFocused()
  await tabNext(page, form.getByRole("link", { name: "Send on WhatsApp" }))
  await tabNext(page, form.getByRole("link", { name: "Send by SMS" }))
  await tabTo(page, form.getByRole("button", { name: "Change something" }), { most: 3 })
  await page.keyboard.press("Enter")
  await expect(form.getByRole("heading", { name: /^Step 1 of 3/ })).toBeFocused()
  await tabNext(page, form.getByLabel("Full name"))
  await expect(form.getByLabel("Full name")).toHaveValue("Nakato & Prossy")
  await expectSeenFocus(page)
})
