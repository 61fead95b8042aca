import type { Page } from "@playwright/test"
import { expect, open, openUntouched, test, untilAlive } from "./support/test"

/* Sections far below are laid out when they come near (global.css). Nobody may notice. */

const far = (page: Page) => page.locator("main > section:nth-of-type(n + 3) > [data-slot=container]")

/** How many far sections the browser has not laid out. */
const waiting = (page: Page) =>
  far(page).evaluateAll(
    (sections) =>
      sections.filter(
        ({ firstElementChild: content }) => content?.checkVisibility({ contentVisibilityAuto: true }) === false,
      ).length,
  )

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** The true height of the page. */
async function wholeHeight(page: Page) {
  const other = await page.context().newPage()
  await other.setViewportSize(page.viewportSize() ?? { width: 360, height: 640 })
  await other.goto("/#posts")
  const whole = await height(other)
  await other.close()
  return whole
}

/** The heading that is nearest to the middle of the screen, and where it stands. */
const nearestHeading = (page: Page) =>
  page.evaluate(() => {
    const headings = Array.from(document.querySelectorAll("main h2, main h3"), (heading) => ({
      text: heading.textContent,
      top: heading.getBoundingClientRect().top,
    }))
    return headings.sort((a, b) => Math.abs(a.top - 320) - Math.abs(b.top - 320))[0] ?? { text: "", top: 0 }
  })
const topOf = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const heading = Array.from(document.querySelectorAll("main h2, main h3")).find((one) => one.textContent === wanted)
    return heading?.getBoundingClientRect().top ?? NaN
  }, text)

for (const size of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${size.width} px wide`, () => {
    test.use({ viewport: size })

    test("the first layout of the home page leaves most sections out, and later each has its height", async ({
      page,
    }) => {
      // The scripts come after the largest paint.
      await page.goto("/", { waitUntil: "domcontentloaded" })
      const all = await far(page).count()
      expect(all).toBeGreaterThan(8)
      expect(await waiting(page)).toBeGreaterThan(all / 2)
      const guessed = await height(page)
      await open(page, "/")
      const whole = await wholeHeight(page)
      expect(Math.abs(guessed - whole), "an average comes close").toBeLessThan(whole * 0.06)
      await expect.poll(async () => Math.abs((await height(page)) - whole), { timeout: 10_000 }).toBeLessThan(48)
      expect(await waiting(page), "they are not laid out again for that").toBeGreaterThan(all / 2)
    })

    for (const [how, there, back] of [
      ["loaded again", () => Promise.resolve(), (page: Page) => page.reload()],
      ["left by its address, and come back to", (page: Page) => page.goto("/terms"), (page: Page) => page.goBack()],
      [
        "left by a link, and come back to",
        async (page: Page) => {
          await page.getByRole("contentinfo").getByRole("link", { name: "Terms", exact: true }).dispatchEvent("click")
          await expect(page).toHaveURL("/terms")
        },
        (page: Page) => page.goBack(),
      ],
    ] as const) {
      test(`the place on a page that is ${how} stays, also after a jump over sections`, async ({ page }) => {
        await open(page, "/")
        const whole = await wholeHeight(page)
        await expect.poll(async () => Math.abs((await height(page)) - whole), { timeout: 10_000 }).toBeLessThan(48)
        await page.evaluate((to) => window.scrollTo(0, to), whole * 0.6)
        await page.waitForTimeout(400)
        const { text, top } = await nearestHeading(page)
        await there(page)
        await back(page)
        await expect(page).toHaveURL("/")
        await expect.poll(async () => Math.abs((await topOf(page, text)) - top)).toBeLessThan(48)
        // It does not jump later either, when scripts and pictures have come.
        await page.waitForLoadState("networkidle")
        expect(Math.abs((await topOf(page, text)) - top)).toBeLessThan(48)
      })
    }

    test("a heading that the address names is at the top, and stays there", async ({ page }) => {
      await open(page, "/#farmers")
      await page.waitForLoadState("networkidle")
      const heading = page.locator("#farmers")
      await expect(heading).toBeInViewport()
      const { y = 0 } = (await heading.boundingBox()) ?? {}
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(220)
    })
  })
}

test("whoever scrolls before the scripts have come, and follows a link, comes back to the place", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await page.evaluate(() => window.scrollTo(0, 1500))
  await untilAlive(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms", exact: true }).dispatchEvent("click")
  await expect(page).toHaveURL("/terms")
  await page.goBack()
  await expect(page).toHaveURL("/")
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1400)
})

test("on paper every section is there", async ({ page }) => {
  await open(page, "/")
  await page.emulateMedia({ media: "print" })
  expect(await waiting(page)).toBe(0)
})

test("find in page and screen readers reach what is not laid out", async ({ page }) => {
  await openUntouched(page, "/")
  expect(await waiting(page)).toBeGreaterThan(0)
  const last = page.locator("main h2").last()
  expect(await page.getByRole("main").ariaSnapshot()).toContain((await last.textContent()) ?? "nothing")
  // What find in page uses: the browser's own search through the text.
  await page.evaluate(`window.find(${JSON.stringify(await page.locator("main h3").last().textContent())})`)
  await expect(page.locator("main h3").last()).toBeInViewport()
})
