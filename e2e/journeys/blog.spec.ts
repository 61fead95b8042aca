import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { posts, readJson, routes, site } from "../support/site"
import { expect, open, test } from "../support/test"

/* The blog (spec section 2; the numbers are those of section 9). What its pages hold without scripts:
   __tests__/site/blog.test.ts. */

const words = readJson<{
  searchTitle: string
  galleryTitle: string
  list: { label: string }
  share: { copy: string; copied: string }
  formTitle: string
  formSubmit: string
  formSuccess: string
}>("blog.json")
const thumbnails = readJson<{ thumb: string }[]>("sidebar-gallery.json")

const LIST = routes.blogWithSidebar
const SIZE = 3
const titles = posts.map(({ title }) => title)
const lastPage = Math.ceil(posts.length / SIZE)
const titlesOn = (page: number) => titles.slice((page - 1) * SIZE, page * SIZE)

test("the list: pages, a tag, words, and the pictures of the sidebar", async ({ page }) => {
  const list = page.locator("[data-slot=paged-list]")
  const cards = list.locator("[data-slot=card-title]")
  const status = list.getByRole("status")
  const pagination = page.getByRole("navigation", { name: `Pages: ${words.list.label}` })
  const sidebar = page.locator("[data-slot=post-sidebar]")
  const filter = page.locator("[data-slot=active-filter]")

  await test.step("?page=99 shows the last page, and no other before it", async () => {
    await page.addInitScript(noteFirstTitles)
    await open(page, `${LIST}?page=99`)
    await expect(cards).toHaveText(titlesOn(lastPage))
    await expect(list.locator("[data-slot=paged-list-entries]")).toBeVisible()
    await expect.poll(() => page.evaluate("window.firstTitles")).toEqual([titlesOn(lastPage)[0]])
  })

  await test.step("another page begins at the top, with the focus on the list, and the back button undoes it", async () => {
    await pagination.getByRole("link", { name: "Previous page" }).press("Enter")
    await expect(page).toHaveURL(lastPage === 2 ? LIST : `${LIST}?page=${lastPage - 1}`)
    await expect(cards).toHaveText(titlesOn(lastPage - 1))
    await expect(status).toContainText(`Page ${lastPage - 1} of ${lastPage}.`)
    await expect.poll(() => scrollPlace(page)).toBe(0)
    await expect(list).toBeFocused()
    await expect(pagination.locator("[aria-current=page]")).toHaveText(String(lastPage - 1))
    await page.goBack()
    await expect(page).toHaveURL(`${LIST}?page=99`)
    await expect(cards).toHaveText(titlesOn(lastPage))
  })

  await test.step("a tag leaves its posts, says how many, and is taken away", async () => {
    const tag = "Dairy"
    const tagged = posts.filter(({ tags }) => tags.includes(tag)).map(({ title }) => title)
    await sidebar.getByRole("link", { name: tag, exact: true }).press("Enter")
    await expect(page).toHaveURL(`${LIST}?tag=${tag}`)
    await expect(cards).toHaveText(tagged.slice(0, SIZE))
    await expect(status).toContainText(`“${tag}”: ${tagged.length}`)
    await expect.poll(() => scrollPlace(page)).toBe(0)
    await expect(sidebar.getByRole("link", { name: tag, exact: true })).toHaveAttribute("aria-current", "page")
    await expectNoViolations(page, "a filtered list of posts")
    await filter.getByRole("link").press("Enter")
    await expect(page).toHaveURL(LIST)
    await expect(cards).toHaveText(titlesOn(1))
    await expect(filter).toHaveCount(0)
    await page.goBack()
    await expect(cards).toHaveText(tagged.slice(0, SIZE))
  })

  await test.step("words of an article find its post; the box is cleared, and the words can be taken away", async () => {
    const box = sidebar.getByRole("searchbox", { name: words.searchTitle })
    await box.fill("biogas dome")
    await box.press("Enter")
    await expect(page).toHaveURL(`${LIST}?q=biogas+dome`)
    await expect(cards.first()).toHaveText("Biogas From Four Cows")
    await expect(filter).toContainText("“biogas dome”")
    await expect(status).toContainText(/“biogas dome”: \d+/)
    await expect(box).toHaveValue("")
    await filter.getByRole("link").click()
    await expect(page).toHaveURL(LIST)
    await expect(cards).toHaveText(titlesOn(1))
  })

  await test.step("a thumbnail opens the viewer; Escape and the back button close it and give the focus back", async () => {
    const pictures = sidebar.locator("[data-slot=sidebar-gallery] a")
    const viewer = page.getByRole("dialog", { name: words.galleryTitle })
    await pictures.nth(2).press("Enter")
    await expect(viewer).toContainText(`3 of ${thumbnails.length}`)
    await page.keyboard.press("ArrowRight")
    await expect(viewer).toContainText(`4 of ${thumbnails.length}`)
    await page.keyboard.press("Escape")
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(LIST)
    await expect(pictures.nth(3)).toBeFocused()
    await pictures.nth(1).press("Enter")
    await expect(viewer).toBeVisible()
    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(pictures.nth(1)).toBeFocused()
  })
})

test("a post: its neighbours, sharing, a comment, and the post on paper", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.setViewportSize({ width: 1440, height: 900 })
  const [first] = posts
  const last = posts.at(-1)
  const heading = page.getByRole("heading", { level: 1 })
  const base = "/blog-single-with-sidebar"
  await open(page, `${base}/${first?.id}`)

  await test.step("previous and next lead round all posts", async () => {
    const neighbours = page.locator("[data-slot=post-neighbours]")
    await neighbours.locator("[rel=prev]").press("Enter")
    await expect(page).toHaveURL(`${base}/${last?.id}`)
    await expect(heading).toHaveText(last?.title ?? "no post")
    await neighbours.locator("[rel=next]").press("Enter")
    await expect(page).toHaveURL(`${base}/${first?.id}`)
    await expect(heading).toHaveText(first?.title ?? "no post")
  })

  await test.step("copying puts the canonical address into the clipboard, and says so", async () => {
    const share = page.locator("[data-slot=share-links]")
    await share.getByRole("button", { name: words.share.copy }).press("Enter")
    await expect(page.locator("[data-slot=toast]")).toContainText(words.share.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.siteUrl}/blog-single/${first?.id}`)
  })

  const form = page.getByRole("form", { name: words.formTitle })

  await test.step("an empty comment says what is missing, and goes to the first field", async () => {
    await page.locator("[data-slot=comment-form]").scrollIntoViewIfNeeded()
    await form.getByRole("button", { name: words.formSubmit }).press("Enter")
    await expect(form.getByLabel("Your name")).toBeFocused()
    await expect(form.locator("[data-slot=field-problem]:not(:empty)")).toHaveCount(3)
    await expectNoViolations(page, "a comment with problems")
  })

  await test.step("a comment is thanked for, and can go by WhatsApp", async () => {
    await form.getByLabel("Your name").fill("Nakato & Sons")
    await form.getByLabel("Email address").fill("nakato@example.com")
    await form.getByLabel("Your comment").fill("12 cows?\n100%!")
    await form.getByLabel("Your comment").press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-slot=toast]").filter({ hasText: words.formSuccess })).toBeVisible()
    const sent = page.getByRole("group", { name: words.formSuccess })
    await expect(sent).toBeFocused()
    await expectNoViolations(page, "a sent comment")
    const link = await sent.getByRole("link", { name: /Send on WhatsApp/ }).getAttribute("href")
    const [head, ...lines] = (new URL(link ?? "").searchParams.get("text") ?? "").split("\n")
    expect(head).toMatch(/^CaFN comment \S{6}$/)
    expect(lines).toEqual([
      `Post: ${first?.title}`,
      "Name: Nakato & Sons",
      "Email: nakato@example.com",
      "Comment: 12 cows?",
      "100%!",
    ])
    await sent.getByRole("button", { name: "Write another" }).press("Enter")
    await expect(form.getByLabel("Your comment")).toHaveValue("")
  })

  await test.step("on paper there is the post, and nothing to press", async () => {
    await page.emulateMedia({ media: "print" })
    const article = page.locator("article[data-slot=post]")
    await expect(article.locator("[data-slot=post-body]")).toBeVisible()
    await expect(article).toContainText(`${site.siteUrl}/blog-single/${first?.id}`)
    for (const slot of ["post-sidebar", "share-links", "post-neighbours", "comment-form"]) {
      const parts = page.locator(`[data-slot=${slot}]`)
      await expect(parts, slot).not.toHaveCount(0)
      await expect(parts.filter({ visible: true }), slot).toHaveCount(0)
    }
    await page.emulateMedia({ media: "screen" })
  })
})

test("a post's lines have 55 to 80 characters", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(routes.post)
  // One column of 44rem for title, picture and text (design.md); WCAG 1.4.8 wants no more than 80 characters.
  const line = await page.locator("[data-slot=post-body] > p").evaluateAll((all) => {
    const counts = all.map((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      // On average the last line is half full.
      return { lines, length: (paragraph.textContent ?? "").length / (lines - 0.5) }
    })
    const long = counts.filter(({ lines }) => lines > 2)
    return long.reduce((sum, { length }) => sum + length, 0) / long.length
  })
  expect(line).toBeGreaterThan(55)
  expect(line).toBeLessThan(80)
})

/** Runs in the page before its scripts: notes the first title of the list whenever another one is shown. */
function noteFirstTitles(): void {
  const seen: string[] = []
  Object.assign(window, { firstTitles: seen })
  const look = () => {
    const entries = document.querySelector<HTMLElement>("[data-slot=paged-list-entries]")
    const title = entries?.querySelector("[data-slot=card-title]")?.textContent
    if (entries && title && getComputedStyle(entries).visibility === "visible" && seen.at(-1) !== title)
      seen.push(title)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const scrollPlace = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)
