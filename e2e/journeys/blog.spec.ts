import { listMessages } from "../../src/features/blog/list-messages"
import { expectNavigated, skipToContent, tabNext, tabTo, typeInto } from "../support/keyboard"
import { getScrollY } from "../support/page-state"
import { posts, routes } from "../support/site"
import { expect, open, test } from "../support/test"

/*
 * The blog by keyboard alone, from the list to a post (spec sections 2 and 9). Choices and the content of a post:
 * __tests__/features/blog.
 */

const PAGE_SIZE = 3
const getTitles = (page: number) => posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ title }) => title)
const biogas = posts.find(({ title }) => /biogas/i.test(title)) ?? { title: "no post" }

test("Blog by keyboard: next page and back, search, tag, and post", async ({ page }) => {
  const list = page.locator("[data-slot=paged-list]")
  const cards = list.locator("[data-slot=card-title]")
  const status = list.getByRole("status")
  const sidebar = page.getByRole("complementary", { name: "Find another story" })

  await test.step("next page: starts at the top with focus on the list; the back button undoes it", async () => {
    await open(page, routes.blogWithSidebar)
    await skipToContent(page)
    await tabTo(page, page.getByRole("link", { name: "Next page" }))
    await page.keyboard.press("Enter")
    await expect(cards).toHaveText(getTitles(2))
    await expect(status).toContainText(`Page 2 of ${Math.ceil(posts.length / PAGE_SIZE)}.`)
    await expect(list).toBeFocused()
    await expect.poll(() => getScrollY(page)).toBe(0)
    await page.goBack()
    await expect(cards).toHaveText(getTitles(1))
  })

  await test.step("search: finds a post by its text; the filter can be removed", async () => {
    await typeInto(page, sidebar.getByRole("searchbox", { name: listMessages.search }), biogas.title)
    await page.keyboard.press("Enter")
    await expect(status).toContainText(`“${biogas.title}”`, { timeout: 15_000 })
    await expect(cards.first()).toHaveText(biogas.title)
    await tabTo(page, page.getByRole("main").getByRole("link", { name: `“${biogas.title}”` }), { backwards: true })
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(routes.blogWithSidebar)
    await expect(list, "the pressed link has been removed").toBeFocused()
  })

  await test.step("tag: filters the list, and its first post opens", async () => {
    const tagged = posts.filter(({ tags }) => tags.includes("Dairy")).map(({ title }) => title)
    await tabTo(page, sidebar.getByRole("link", { name: "Dairy", exact: true }))
    await page.keyboard.press("Enter")
    await expect(status).toContainText(`“Dairy”: ${tagged.length}`)
    await expect(cards).toHaveText(tagged.slice(0, PAGE_SIZE))
    await expect(list, "the page has scrolled to the top").toBeFocused()
    await tabNext(page, list.getByRole("article").first().getByRole("link"))
    await page.keyboard.press("Enter")
    await expectNavigated(page, /\/blog-single-with-sidebar\/\d+$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(tagged[0] ?? "no post")
  })
})
