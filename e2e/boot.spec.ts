import type { Page } from "@playwright/test"
import { HYDRATED_EVENT, SAVE_DATA_ATTRIBUTE, SAVE_DATA_KEY } from "../src/lib/constants"
import { fillCart } from "./support/cart"
import { subscribe } from "./support/forms"
import { scrollThrough } from "./support/geometry"
import { everyRoute, navigation, routes, service } from "./support/site"
import { expect, isAlive, open, openUntouched, requestsOf, scriptsOf, test, untilAlive } from "./support/test"

/* When scripts are asked for, what is kept until they are there, and what a page does without them (budgets.md). */

test.describe("when scripts are asked for", () => {
  for (const route of everyRoute) {
    test(`${route} asks for no script before its largest paint, and comes alive by itself`, async ({ page }) => {
      const html = await (await page.request.get(route)).text()
      expect(html).not.toMatch(/<script[^>]*\ssrc=|<link[^>]*as="script"|rel="modulepreload"/)

      await openUntouched(page, route)
      await expectNoScriptBeforePaint(page)
    })
  }

  for (const route of [routes.cart, routes.checkout]) {
    test(`${route} asks for none before it with goods in the cart either`, async ({ page }) => {
      await fillCart(page)
      await openUntouched(page, route)
      await expectNoScriptBeforePaint(page)
    })
  }

  test("where no browser says when it is idle or what it has painted, they start by themselves all the same", async ({
    page,
  }) => {
    // As in Safari: no `requestIdleCallback`, and no report of the largest paint.
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, "requestIdleCallback")
      const types = PerformanceObserver.supportedEntryTypes.filter((type) => type !== "largest-contentful-paint")
      Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { get: () => types })
    })
    await openUntouched(page, "/services")
    expect(await page.evaluate(() => "requestIdleCallback" in window)).toBe(false)
    const [firstScript, loaded] = await page.evaluate(() => [
      Math.min(
        ...performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ startTime }) => startTime),
      ),
      Math.max(...performance.getEntriesByType("navigation").map((entry) => entry.duration)),
    ])
    expect(firstScript, "milliseconds, not before `load` has ended").toBeGreaterThan(loaded ?? Infinity)
  })

  test("a first sign of use starts them at once, once", async ({ page }) => {
    await holdIdle(page)
    const requests = requestsOf(page)
    await page.goto("/")
    await page.waitForTimeout(800)
    expect(scriptsOf(requests)).toEqual([])
    await page.mouse.move(300, 300)
    await untilAlive(page)
    await page.keyboard.press("Tab")
    const scripts = scriptsOf(requests)
    expect(scripts.filter((path) => path.startsWith("/app-"))).toHaveLength(1)
    expect(new Set(scripts).size, "no script twice").toBe(scripts.length)
  })
})

test.describe("before the scripts are there", () => {
  test("a press on the menu button is held, said to be busy, and done afterwards", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const release = await holdScripts(page)
    await page.goto("/")
    const button = page.getByRole("button", { name: "Menu" })
    await button.click()
    await expect(button).toHaveAttribute("aria-busy", "true")
    await expect(button, "the press is seen to be heard").toHaveCSS("outline-style", "dashed")
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden()
    release()
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible()
    await expect(button).not.toHaveAttribute("aria-busy")
  })

  test("what a pressed menu button opens is asked for before React has taken over", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    /** The scripts that are asked for until then. */
    const opened = async (use: () => Promise<unknown>) => {
      const release = await holdScripts(page)
      await page.goto("/", { waitUntil: "domcontentloaded" })
      await page.evaluate((event) => window.addEventListener(event, () => performance.mark(event)), HYDRATED_EVENT)
      await use()
      release()
      await untilAlive(page)
      return page.evaluate((event) => {
        const [alive] = performance.getEntriesByName(event)
        const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
        return scripts.filter(({ startTime }) => alive && startTime < alive.startTime).map(({ name }) => name)
      }, HYDRATED_EVENT)
    }
    const usual = await opened(() => page.getByRole("main").dispatchEvent("pointerdown"))
    const pressed = await opened(() => page.getByRole("button", { name: "Menu" }).click())
    expect(pressed.filter((script) => !usual.includes(script))).not.toEqual([])
  })

  /** The contact page's form, which is in the HTML. */
  const earlyForm = (page: Page) =>
    page.getByRole("main").locator("form", { has: page.getByRole("button", { name: "Send message" }) })

  test("what was typed stays", async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(routes.contact)
    const form = earlyForm(page)
    await form.getByLabel("Your name").fill("Nakato Prossy")
    release()
    await untilAlive(page)
    await expect(form.getByLabel("Your name")).toHaveValue("Nakato Prossy")
    await form.getByRole("button", { name: "Send message" }).click()
    await expect(form.getByText("Please fill in: Email address.")).toBeVisible()
    await expect(form.getByText("Please fill in: Your name.")).toBeHidden()
  })

  test("a form that was sent is sent afterwards, once", async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(routes.contact)
    const form = earlyForm(page)
    await form.getByLabel("Your name").fill("Nakato Prossy")
    await form.getByLabel("Email address").fill("nakato@example.com")
    await form.getByLabel("Phone number").fill("+256 000 000 009")
    await form.getByLabel("Your message").fill("Two cows")
    const send = form.getByRole("button", { name: "Send message" })
    await send.click()
    await send.click()
    await expect(page).toHaveURL(routes.contact)
    release()
    await expect(page.locator("[data-slot=toast]")).toContainText("Thanks For Your Message")
    await expect(page.locator("[data-slot=toast]")).toHaveCount(1)
    await expect(page.getByRole("group", { name: /^Thanks For Your Message/ })).toBeFocused()
  })

  test("links simply lead on", async ({ page }) => {
    await holdScripts(page)
    await page.goto("/")
    await page
      .getByRole("main")
      .getByRole("link", { name: service(3).title })
      .click()
    await expect(page).toHaveURL(`/service-details/3/${service(3).servicePath}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(3).title)
  })
})

test.describe("where a script is lost", () => {
  test.use({ expectedProblems: [/ERR_FAILED|Loading chunk|page-data|page resources|thrown:/] })

  for (const [what, pattern] of [
    ["the site's own bundle", /\/app-[0-9a-f]+\.js/],
    ["the page's parts", /\/[0-9]+-[0-9a-f]{12,20}\.js/],
    ["the page's data", /\/page-data\/service-details\/1\//],
  ] as const) {
    test(`without ${what} the page becomes the one that needs none`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort())
      await page.goto(routes.service)
      await expect(page.locator("[data-slot=accordion-content]").last()).toBeVisible()
      for (const answer of await page.locator("[data-slot=accordion-content]").all()) await expect(answer).toBeVisible()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(1).title)
      await expect(page.locator(".js-only:visible")).toHaveCount(0)
      await expect(page.getByRole("contentinfo").getByText("Subscribing needs JavaScript.")).toBeVisible()
      expect(await isAlive(page)).toBe(false)

      await page
        .getByRole("navigation", { name: "All services" })
        .getByRole("link", { name: service(2).title })
        .click()
      await expect(page).toHaveURL(`/service-details/2/${service(2).servicePath}`)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(2).title)
    })
  }

  test("a panel whose part does not arrive leaves the page standing", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, "/services")
    await page.route(/\.js$/, (route) => route.abort())
    await page.getByRole("button", { name: "Menu" }).click()
    // Neither the menu nor what shows notices can be had: a plain notice leads to every page.
    await expect(page.locator("[data-slot=toast]").getByRole("link", { name: "Site map" })).toBeVisible()
    await expect(page.getByRole("link", { name: service(1).title })).toBeVisible()
  })
})

test.describe("where data are saved", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test("nothing is asked for before the first sign of use, and pictures are smaller", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.addInitScript(([key]) => window.localStorage.setItem(key, "true"), [SAVE_DATA_KEY] as const)
    const requests = requestsOf(page)
    await page.goto("/services", { waitUntil: "load" })
    await page.waitForTimeout(3000)
    expect(scriptsOf(requests)).toEqual([])
    await expect(page.locator("html")).toHaveAttribute(SAVE_DATA_ATTRIBUTE)
    await scrollThrough(page, 600, 40)
    expect(scriptsOf(requests), "scrolling by itself is no wish for scripts").toEqual([])
    const saving = await pictureWidths(page)
    expect(requests.filter((address) => address.includes("/fonts/"))).toEqual([])
    // "/static/<original>/<size>/cow.avif": none comes in two sizes.
    const originals = requests.filter((address) => address.includes("/static/")).map((address) => address.split("/")[4])
    expect(originals.length).toBeGreaterThan(2)
    expect(new Set(originals).size).toBe(originals.length)

    const context = await browser.newContext({
      baseURL,
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    })
    const other = await context.newPage()
    await other.goto("/services")
    await scrollThrough(other, 600, 40)
    const usual = await pictureWidths(other)
    await context.close()
    expect(usual.length).toBeGreaterThan(7)
    expect(saving.length).toBe(usual.length)
    expect(sum(saving), "pixels across all pictures").toBeLessThan(sum(usual) * 0.75)

    // A link works without scripts, and asks for none.
    await page.getByRole("main").getByRole("link").first().hover()
    expect(scriptsOf(requests), "a link under the pointer").toEqual([])
    await page.getByRole("heading", { level: 1 }).hover()
    await untilAlive(page)
  })

  test("the footer's switch saves at once and from then on", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, "/")
    const toggle = page.getByRole("switch", { name: navigation.dataSaver.label })
    await expect(toggle).not.toBeChecked()
    await toggle.check()
    await expect(page.locator("html")).toHaveAttribute(SAVE_DATA_ATTRIBUTE)

    const requests = requestsOf(page)
    await page.reload()
    await page.waitForTimeout(2500)
    expect(scriptsOf(requests)).toEqual([])
    expect(requests.filter((url) => /\.(webm|mp4)/.test(url))).toEqual([])
    await toggle.focus()
    await untilAlive(page)
    await expect(toggle).toBeChecked()
    await expect(page.locator("[data-slot=carousel-pause]").first()).toHaveAccessibleName("Start the slides")

    await toggle.uncheck()
    await expect(page.locator("html")).not.toHaveAttribute(SAVE_DATA_ATTRIBUTE)
    await page.reload()
    await untilAlive(page)
  })

  test("the browser's own Save-Data counts too", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Object.getPrototypeOf(navigator), "connection", { get: () => ({ saveData: true }) })
    })
    const requests = requestsOf(page)
    await page.goto("/services-2", { waitUntil: "load" })
    await page.waitForTimeout(2500)
    expect(scriptsOf(requests)).toEqual([])
    await page.keyboard.press("Tab")
    await untilAlive(page)
  })
})

test.describe("hostile surroundings", () => {
  test("storage that throws costs the memory only", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("blocked", "SecurityError")
          },
        })
      }
    })
    await open(page, routes.service)
    await page.getByRole("button", { name: /^Cart/ }).click()
    await expect(page.getByText("Your cart is empty.")).toBeVisible()
  })

  test("pictures that never come leave words and places", async ({ page }) => {
    await page.route(/\.(webp|avif|jpg|png)$/, (route) => route.abort())
    await open(page, "/services")
    const first = page.getByRole("main").locator("picture img").first()
    const box = await first.boundingBox()
    expect(box?.height).toBeGreaterThan(80)
    await expect(page.getByRole("link", { name: service(1).title })).toBeVisible()
  })
  test.use({ expectedProblems: [/ERR_FAILED/] })
})

test("what a visitor opens keeps the policy that the hosts are told to send", async ({ page }) => {
  const headers = (await page.request.get("/")).headers()
  expect(headers["content-security-policy"]).toContain("script-src")
  expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, "/")
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await page.getByRole("button", { name: "About us and contact" }).click()
  await expect(page.getByRole("dialog", { name: "About CaFN" })).toBeVisible()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "Watch a morning on the farm" }).click()
  await expect.poll(() => page.locator("[data-slot=video-dialog] video").evaluate(isPlaying)).toBe(true)
  await page.keyboard.press("Escape")
  await subscribe(page)
  await expect(page.locator("[data-slot=toast]")).toBeVisible()
})

const isPlaying = (video: Element) => video instanceof HTMLVideoElement && !video.paused && video.currentTime > 0

/** Keeps every script waiting until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** A browser that is never idle. */
async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

/** Of all that has been painted by now, the largest was there before the first script was asked for. */
async function expectNoScriptBeforePaint(page: Page): Promise<void> {
  const paint = await largestPaint(page)
  const early = await page.evaluate(
    (largest) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name, startTime }) => name.endsWith(".js") && startTime < largest)
        .map(({ name, startTime }) => `${name} at ${startTime} ms`),
    paint,
  )
  expect(paint).toBeGreaterThan(0)
  expect(early, `asked for before ${paint} ms`).toEqual([])
}

/** When the largest paint so far was, in milliseconds after the start of the visit. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        })
      }),
  )
}

/** How wide the files are that the browser chose for the page's lazy pictures. */
function pictureWidths(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll("main img")]
        .filter((image) => image instanceof HTMLImageElement)
        .filter((image) => image.loading === "lazy")
        .map(async (image) => {
          await image.decode()
          const file = new Image()
          file.src = image.currentSrc
          await file.decode()
          return file.naturalWidth
        }),
    ),
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
