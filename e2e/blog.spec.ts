import type { Locator, Page } from "@playwright/test"
import { expectNoViolations, WIDTHS } from "./support/axe"
import { expectNoLostText, expectNoSidewaysScrolling, scrollThrough } from "./support/geometry"
import { readFolder, readJson, site } from "./support/site"
import { expect, open, requestsOf, test } from "./support/test"

/* The blog (spec section 2; the numbers are those of section 9). What it holds is read from the content. */

interface Post {
  id: number
  title: string
  author: string
  full_date: string
  tags: string[]
  body: { kind: string; text?: string }[]
}

const posts = readFolder<Post>("posts")
const words = readJson<{
  searchTitle: string
  galleryTitle: string
  tagsTitle: string
  list: { label: string; failed: string; retry: string; empty: string; reset: string; plain: string }
  share: { copy: string; copied: string }
  comments: { name: string; text: string }[]
  formTitle: string
  formSubmit: string
  formSuccess: string
  formNoScript: string
}>("blog.json")
const thumbnails = readJson<{ thumb: string }[]>("sidebar-gallery.json")

const lists = [
  ["/blog-standard", 3],
  ["/blog-with-sidebar", 3],
  ["/blog-2-column", 4],
  ["/blog-3-column", 6],
] as const
/** What an address may ask for, and the page that it gets. What is no number of a page is one list's matter for all. */
const farPages = [
  ["2", 2],
  ["99", 99],
] as const
const oddPages = [
  ["0", 1],
  ["x", 1],
  ["1.5", 1],
] as const
const pagesOf = (size: number) => Math.ceil(posts.length / size)
const titlesOn = (page: number, size: number) => titles(posts.slice((page - 1) * size, page * size))
const titles = (some: readonly Post[]) => some.map(({ title }) => title)
const tagged = (tag: string) => posts.filter(({ tags }) => tags.includes(tag))

const list = (page: Page) => page.locator("[data-slot=paged-list]")
const cards = (page: Page) => list(page).locator("[data-slot=card-title]")
const status = (page: Page) => list(page).getByRole("status")
const pagination = (page: Page) => page.getByRole("navigation", { name: `Pages: ${words.list.label}` })
const sidebar = (page: Page) => page.locator("[data-slot=post-sidebar]")
const activeFilter = (page: Page) => page.locator("[data-slot=active-filter]")
const article = (page: Page) => page.locator("article[data-slot=post]")
const heading = (page: Page) => page.getByRole("heading", { level: 1 })

for (const [route, size] of lists) {
  test.describe(route, () => {
    test(`shows ${size} posts on a page, each with day, author, comments and link`, async ({ page }) => {
      await page.goto(route)
      await expect(cards(page)).toHaveText(titlesOn(1, size))
      const [first] = posts
      const card = list(page).locator("article").first()
      await expect(card.locator("time")).toContainText(first?.full_date ?? "no date")
      await expect(card).toContainText(first?.author ?? "no author")
      await expect(card).toContainText(/\d+ comments?/)
      const kind = route === "/blog-with-sidebar" ? "/blog-single-with-sidebar" : "/blog-single"
      await expect(card.getByRole("link")).toHaveAttribute("href", `${kind}/${first?.id}`)
    })

    test("is left by number of page and comes back, by keyboard, saying where it is", async ({ page }) => {
      await open(page, route)
      if (pagesOf(size) === 1) {
        await expect(cards(page)).toHaveCount(posts.length)
        await expect(pagination(page), "one page holds them all").toHaveCount(0)
        return
      }
      const before = pagination(page)
      await expect(before.getByRole("img", { name: "No previous page" })).toBeVisible()
      await before.getByRole("link", { name: "Next page" }).press("Enter")
      await expect(page).toHaveURL(`${route}?page=2`)
      await expect(cards(page)).toHaveText(titlesOn(2, size))
      await expect(status(page)).toContainText(`Page 2 of ${pagesOf(size)}.`)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await expect(list(page), "the focus is at the start of the list").toBeFocused()
      await expect(pagination(page).locator("[aria-current=page]")).toHaveText("2")
      await page.goBack()
      await expect(page).toHaveURL(route)
      await expect(cards(page)).toHaveText(titlesOn(1, size))
    })

    for (const [asked, shown] of route === "/blog-standard" ? [...farPages, ...oddPages] : farPages) {
      test(`?page=${asked} shows the right page and no other before it`, async ({ page }) => {
        const number = Math.min(shown, pagesOf(size))
        await page.addInitScript(() => {
          const seen: string[] = []
          Object.assign(window, { seen })
          const look = () => {
            const entries = document.querySelector<HTMLElement>("[data-slot=paged-list-entries]")
            const title = entries?.querySelector("[data-slot=card-title]")?.textContent
            if (entries && title && getComputedStyle(entries).visibility === "visible" && seen.at(-1) !== title) {
              seen.push(title)
            }
            requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
        await open(page, `${route}?page=${asked}`)
        await expect(cards(page)).toHaveText(titlesOn(number, size))
        await expect(list(page).locator("[data-slot=paged-list-entries]")).toBeVisible()
        await expect.poll(() => page.evaluate("window.seen")).toEqual([titlesOn(number, size)[0]])
      })
    }

    // Violations in these widths are looked for in a11y.spec.ts, as on every kind of page.
    test("loses no words at any width", async ({ page }) => {
      await open(page, route)
      await scrollThrough(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScrolling(page)
        await expectNoLostText(page)
      }
    })
  })
}

test.describe("filters", () => {
  const tag = "Dairy"

  test("a tag leaves its posts, says how many, and is taken away by keyboard", async ({ page }) => {
    await open(page, "/blog-with-sidebar")
    await sidebar(page).getByRole("link", { name: tag, exact: true }).press("Enter")
    await expect(page).toHaveURL(`/blog-with-sidebar?tag=${tag}`)
    await expect(cards(page)).toHaveText(titles(tagged(tag)).slice(0, 3))
    await expect(status(page)).toContainText(`“${tag}”: ${tagged(tag).length}`)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(sidebar(page).getByRole("link", { name: tag, exact: true })).toHaveAttribute("aria-current", "page")
    await activeFilter(page).getByRole("link").press("Enter")
    await expect(page).toHaveURL("/blog-with-sidebar")
    await expect(cards(page)).toHaveText(titlesOn(1, 3))
    await expect(activeFilter(page)).toHaveCount(0)
    await page.goBack()
    await expect(cards(page)).toHaveText(titles(tagged(tag)).slice(0, 3))
  })

  for (const [route, size] of lists) {
    test(`${route}?tag=${tag} can be shared`, async ({ page }) => {
      await open(page, `${route}?tag=${tag}`)
      await expect(cards(page)).toHaveText(titles(tagged(tag)).slice(0, size))
      await expect(activeFilter(page)).toContainText(tag)
      await expectNoViolations(page, `${route}?tag=${tag}`)
    })
  }

  test("an unknown tag finds nothing, asks for nothing, and leads to all posts", async ({ page }) => {
    const requests = requestsOf(page)
    await open(page, "/blog-standard?tag=Camels")
    await expect(list(page).locator("[data-slot=notice]")).toContainText(words.list.empty)
    expect(requests.filter((address) => address.includes("/lists/"))).toEqual([])
    await list(page).getByRole("link", { name: words.list.reset }).click()
    await expect(page).toHaveURL("/blog-standard")
    await expect(cards(page)).toHaveText(titlesOn(1, 3))
  })

  test("words from a post's article find it; the box is cleared, the words stay, and can be taken away", async ({
    page,
  }) => {
    await open(page, "/blog-single-with-sidebar/1")
    const box = sidebar(page).getByRole("searchbox", { name: words.searchTitle })
    await box.fill("biogas dome")
    await box.press("Enter")
    await expect(page).toHaveURL("/blog-with-sidebar?q=biogas+dome")
    await expect(cards(page).first()).toHaveText("Biogas From Four Cows", { timeout: 15_000 })
    await expect(activeFilter(page)).toContainText("“biogas dome”")
    await expect(status(page)).toContainText(/“biogas dome”: \d+/)
    await expect(sidebar(page).getByRole("searchbox")).toHaveValue("")
    await activeFilter(page).getByRole("link").click()
    await expect(page).toHaveURL("/blog-with-sidebar")
    await expect(cards(page)).toHaveText(titlesOn(1, 3))
  })

  for (const [route] of lists) {
    test(`${route}?q= works without a sidebar as well`, async ({ page }) => {
      await open(page, `${route}?q=zeppelin`)
      await expect(list(page).locator("[data-slot=notice]")).toContainText(words.list.empty, { timeout: 15_000 })
      await expect(activeFilter(page)).toContainText("“zeppelin”")
    })
  }

  test.describe("that can't be had", () => {
    test.use({ expectedProblems: [/ERR_FAILED/] })

    test("say so, and can be asked for again", async ({ page }) => {
      await page.route("**/lists/posts/**", (route) => route.abort())
      await open(page, `/blog-standard?tag=${tag}`)
      await expect(list(page).getByRole("alert")).toContainText(words.list.failed)
      await page.unroute("**/lists/posts/**")
      await list(page).getByRole("button", { name: words.list.retry }).press("Enter")
      await expect(cards(page)).toHaveText(titles(tagged(tag)).slice(0, 3))
    })
  })
})

test.describe("the sidebar", () => {
  test("three recent posts, their titles cut at 47 characters", async ({ page }) => {
    await page.goto("/blog-with-sidebar")
    const recent = sidebar(page).locator("[data-slot=recent-posts] a")
    await expect(recent).toHaveText(
      titles(posts.slice(0, 3)).map((title) => (title.length > 47 ? `${title.slice(0, 47).trimEnd()}…` : title)),
    )
    await expect(recent.first()).toHaveAttribute("href", `/blog-single-with-sidebar/${posts[0]?.id}`)
  })

  for (const address of ["/blog-with-sidebar", "/blog-single-with-sidebar/2"]) {
    test(`a thumbnail of ${address} opens the viewer; Escape and the back button close it`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await open(page, address)
      const pictures = sidebar(page).locator("[data-slot=sidebar-gallery] a")
      await expect(pictures).toHaveCount(thumbnails.length)
      const viewer = page.getByRole("dialog", { name: words.galleryTitle })
      await pictures.nth(2).press("Enter")
      await expect(viewer).toContainText(`3 of ${thumbnails.length}`)
      await page.keyboard.press("ArrowRight")
      await expect(viewer).toContainText(`4 of ${thumbnails.length}`)
      await page.keyboard.press("Escape")
      await expect(viewer).toBeHidden()
      await expect(page).toHaveURL(address)
      await expect(pictures.nth(3)).toBeFocused()
      await pictures.nth(1).press("Enter")
      await expect(viewer).toBeVisible()
      await page.goBack()
      await expect(viewer).toBeHidden()
      await expect(pictures.nth(1)).toBeFocused()
    })
  }
})

test.describe("a post", () => {
  for (const base of ["/blog-single", "/blog-single-with-sidebar"]) {
    test(`${base}: every post has its own article, and the canonical address is the shorter one`, async ({ page }) => {
      for (const { id, title, author, body, tags } of posts) {
        await page.goto(`${base}/${id}`)
        await expect(heading(page)).toHaveText(title)
        await expect(article(page)).toContainText(author)
        await expect(article(page).locator("[data-slot=tag-list] a")).toHaveText(tags)
        for (const { kind, text } of body) {
          if (text && kind !== "list") await expect(article(page)).toContainText(text)
        }
        await expect(article(page).locator("[data-slot=post-body] h2")).toHaveCount(
          body.filter(({ kind }) => kind === "heading").length,
        )
        // While the scripts take the head over, the old elements and the new ones are there for a moment.
        const canonical = page.locator(`link[rel=canonical][href="${site.siteUrl}/blog-single/${id}"]`)
        await expect(page.locator("link[rel=canonical]")).toHaveCount(1)
        await expect(canonical).toHaveCount(1)
        await expect(page.locator("meta[property='og:type'][content=article]")).toHaveCount(1)
      }
    })

    test(`${base}: previous and next lead round, by keyboard`, async ({ page }) => {
      await open(page, `${base}/${posts[0]?.id}`)
      const stories = page.locator("[data-slot=post-neighbours]")
      await stories.locator("[rel=prev]").press("Enter")
      await expect(page).toHaveURL(`${base}/${posts.at(-1)?.id}`)
      await expect(heading(page)).toHaveText(posts.at(-1)?.title ?? "no post")
      for (const { id, title } of posts) {
        await stories.locator("[rel=next]").press("Enter")
        await expect(page).toHaveURL(`${base}/${id}`)
        await expect(heading(page)).toHaveText(title)
      }
    })

    for (const unknown of ["999", "0", "goats"]) {
      test(`${base}/${unknown}: the frame alone`, async ({ page }) => {
        await open(page, `${base}/${unknown}`)
        await expect(heading(page)).toBeVisible()
        await expect(article(page)).toHaveCount(0)
        await expect(page.locator("[data-slot=comment-form]")).toHaveCount(0)
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
      })
    }

    test(`${base} loses no words at any width`, async ({ page }) => {
      await open(page, `${base}/2`)
      await scrollThrough(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScrolling(page)
        await expectNoLostText(page)
      }
    })
  }

  test("is told to search engines as an article", async ({ page }) => {
    await page.goto("/blog-single/4")
    const data: unknown = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "")
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          "@type": "BlogPosting",
          headline: posts.find(({ id }) => id === 4)?.title,
          mainEntityOfPage: `${site.siteUrl}/blog-single/4`,
        }),
      ]),
    )
  })

  test("its share links hold the canonical address, and copying says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await open(page, "/blog-single-with-sidebar/3")
    const url = `${site.siteUrl}/blog-single/3`
    const share = page.locator("section[data-slot=share-links]")
    const addresses = await share.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    expect(addresses.map((address) => new URL(address ?? "").host)).toEqual([
      "wa.me",
      "www.facebook.com",
      "x.com",
      "t.me",
    ])
    for (const address of addresses) {
      expect([...new URL(address ?? "").searchParams.values()].join(" ")).toContain(url)
    }
    await share.getByRole("button", { name: words.share.copy }).press("Enter")
    await expect(page.locator("[data-slot=toast]")).toContainText(words.share.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  })

  test("on a phone it can be shared within the first 1,000 px, and at its end", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    for (const { id } of posts) {
      await page.goto(`/blog-single/${id}`)
      const rows = page.locator("[data-slot=share-links]")
      await expect(rows).toHaveCount(2)
      const box = await rows.first().getByRole("link").first().boundingBox()
      expect((box?.y ?? 9999) + (box?.height ?? 0), `post ${id}`).toBeLessThanOrEqual(1000)
    }
  })

  test("a line of its text has about 62 characters", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto("/blog-single/1")
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
    expect(line).toBeLessThan(67)
  })

  test("two comments, and a form that says what is missing, thanks, and hands over", async ({ page }) => {
    await open(page, "/blog-single/1")
    for (const { name, text } of words.comments) {
      await expect(page.locator("[data-slot=comments]")).toContainText(name)
      await expect(page.locator("[data-slot=comments]")).toContainText(text)
    }
    await page.locator("[data-slot=comment-form]").scrollIntoViewIfNeeded()
    const form = page.getByRole("form", { name: words.formTitle })
    await form.getByRole("button", { name: words.formSubmit }).press("Enter")
    await expect(form.getByLabel("Your name")).toBeFocused()
    await expect(form.locator("[data-slot=field-problem]:not(:empty)")).toHaveCount(3)
    await expectNoViolations(page, "/blog-single/1 comment form with problems")
    await fillComment(form)
    await form.getByLabel("Your comment").press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-slot=toast]")).toContainText(words.formSuccess)
    const sent = page.getByRole("group", { name: words.formSuccess })
    await expect(sent).toBeFocused()
    await expectNoViolations(page, "/blog-single/1 comment sent")
    const link = await sent.getByRole("link", { name: /Send on WhatsApp/ }).getAttribute("href")
    expect(new URL(link ?? "").searchParams.get("text")).toBe(
      `Comment on “${posts[0]?.title}”\nName: Nakato & Sons\nEmail: nakato@example.com\nComment: 12 cows?\n100%!`,
    )
    await sent.getByRole("button", { name: "Write another" }).press("Enter")
    await expect(form.getByLabel("Your comment")).toHaveValue("")
  })

  test("on paper: the story, and nothing to press", async ({ page }) => {
    await page.goto("/blog-single-with-sidebar/1")
    await page.emulateMedia({ media: "print" })
    await expect(article(page).locator("[data-slot=post-body]")).toBeVisible()
    await expect(article(page)).toContainText(`${site.siteUrl}/blog-single/1`)
    for (const slot of ["post-sidebar", "share-links", "post-neighbours", "comment-form"]) {
      const parts = page.locator(`[data-slot=${slot}]`)
      await expect(parts).not.toHaveCount(0)
      await expect(parts.filter({ visible: true })).toHaveCount(0)
    }
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const [route, size] of lists) {
    test(`${route} leads to every post, page by page`, async ({ page }) => {
      await page.goto(route)
      const seen: string[] = []
      for (let number = 1; number <= pagesOf(size); number++) {
        await expect(cards(page).first()).toBeVisible()
        seen.push(...(await cards(page).allTextContents()))
        const next = page.getByRole("navigation", { name: words.list.plain }).getByRole("link", { name: "Next page" })
        if (number < pagesOf(size)) await next.click()
        else await expect(next).toHaveCount(0)
      }
      expect(seen).toEqual(titles(posts))
    })
  }

  test("the sidebar and the comment form say what to do", async ({ page }) => {
    await page.goto("/blog-single-with-sidebar/1")
    await expect(page.getByText(words.formNoScript)).toBeVisible()
    await expect(page.getByRole("button", { name: words.formSubmit })).toBeHidden()
    await expect(sidebar(page).getByRole("searchbox")).toBeHidden()
    const [file] = await sidebar(page)
      .locator("[data-slot=sidebar-gallery] a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    expect((await page.request.get(file ?? "/404")).headers()["content-type"]).toContain("image/")
  })
})

async function fillComment(form: Locator): Promise<void> {
  await form.getByLabel("Your name").fill("Nakato & Sons")
  await form.getByLabel("Email address").fill("nakato@example.com")
  await form.getByLabel("Your comment").fill("12 cows?\n100%!")
}
