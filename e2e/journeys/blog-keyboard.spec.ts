import type { Page } from "@playwright/test"
import { arrive, pressEnd, skipToContent, tabNext, tabTo, typeInto } from "../support/keyboard"
import { posts, readJson, routes } from "../support/site"
import { expect, open, test } from "../support/test"

/* The blog by keyboard alone, from the top of the list to a comment (see e2e/support/keyboard.ts). */

const words = readJson<{ searchTitle: string; formTitle: string; formSubmit: string }>("blog.json")
/** How many posts a page of the list has (spec section 9). */
const SIZE = 3
const main = (page: Page) => page.getByRole("main")

test("the blog by keyboard: a page on, a word, a tag, and a comment under what was found", async ({ page }) => {
  const list = page.locator("[data-slot=paged-list]")
  const status = list.getByRole("status")
  const sidebar = page.getByRole("complementary", { name: "Find another story" })

  await test.step("the next page of the list", async () => {
    await open(page, routes.blogWithSidebar)
    await skipToContent(page)
    await tabTo(page, page.getByRole("link", { name: "Next page" }))
    await page.keyboard.press("Enter")
    await expect(status).toContainText(`Page 2 of ${Math.ceil(posts.length / SIZE)}.`)
    await expect(list).toBeFocused()
  })

  await test.step("words that are searched for, and taken away again", async () => {
    await typeInto(page, sidebar.getByRole("searchbox", { name: words.searchTitle }), "biogas dome")
    await page.keyboard.press("Enter")
    await expect(status).toContainText("“biogas dome”", { timeout: 15_000 })
    await tabTo(page, main(page).getByRole("link", { name: "“biogas dome”" }), { backwards: true })
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(routes.blogWithSidebar)
    await expect(list, "the link that was pressed is gone").toBeFocused()
  })

  await test.step("a tag, and its first post", async () => {
    await tabTo(page, sidebar.getByRole("link", { name: "Dairy", exact: true }))
    await page.keyboard.press("Enter")
    await expect(status).toContainText("“Dairy”")
    await expect(list, "the page has scrolled to the top").toBeFocused()
    await tabNext(page, list.getByRole("article").first().getByRole("link"))
    await page.keyboard.press("Enter")
    await arrive(page, /\/blog-single-with-sidebar\/\d+$/)
    const post = posts.find(({ id }) => page.url().endsWith(`/${id}`))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(post?.title ?? "no post")
  })

  await test.step("a comment", async () => {
    const form = page.getByRole("form", { name: words.formTitle })
    await skipToContent(page)
    await pressEnd(page)
    await expect(form).toBeVisible()
    await typeInto(page, form.getByLabel("Your name"), "Nakato")
    for (const field of ["Email address", "Your comment"]) {
      await tabNext(page, form.getByLabel(field))
      await page.keyboard.type("nakato@example.com")
    }
    await tabNext(page, form.getByRole("button", { name: words.formSubmit }))
    await page.keyboard.press("Enter")
    const notice = page.locator("[data-slot=toast-message]", { hasText: "Thanks For Your Message" })
    await expect(notice).toBeVisible()
  })
})
