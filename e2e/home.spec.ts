import type { Locator, Page } from "@playwright/test"
import { pageTime, replaceClock, wind, windUntil } from "./support/clock"
import { reachContactForm, contactForm, fillContactForm, reachFooter } from "./support/forms"
import { slidesPerView } from "./support/geometry"
import {
  categories,
  counters,
  farmers,
  features,
  homeSlides,
  posts,
  projects,
  services,
  site,
  testimonials,
} from "./support/site"
import { expect, open, requestsOf, test } from "./support/test"

/* The home page, block by block (spec section 2, "Home"; the numbers are those of sections 4 and 9). */

test("its blocks stand in the specification's order", async ({ page }) => {
  await page.goto("/")
  await expect(page).toHaveTitle("CaFN - Empowering Uganda's Livestock Future")
  const ids = [
    "about",
    "statistics",
    "services",
    "benefits",
    "categories",
    "featured-products",
    "testimonials",
    "projects",
    "gallery",
    "achievements",
    "farmers",
    "contact",
    "posts",
  ]
  const found = await page
    .getByRole("main")
    .locator("h2[id]")
    .evaluateAll((all) => all.map(({ id }) => id))
  // The specification names the blocks; where it is silent (featured products, farmers) they stand where they read best.
  expect(found).toEqual(ids)
})

test("every block shows what the content holds", async ({ page }) => {
  await page.goto("/")
  const block = (id: string) => page.locator("section", { has: page.locator(`#${id}`) })
  const headings = (id: string) => block(id).getByRole("heading", { level: 3 })
  /** Entries of a compact list are no headings. */
  const entries = (id: string) => block(id).locator("li strong, figcaption strong")
  await expect(entries("about")).toHaveText(features.map(({ title }) => title))
  await expect(entries("services")).toHaveText(services.map(({ title }) => title))
  for (const { title } of services) await expect(block("services").getByRole("link", { name: title })).toHaveCount(1)
  await expect(entries("categories")).toHaveText(categories.map(({ name }) => name))
  await expect(headings("featured-products")).toHaveText([
    "Ankole Cattle",
    "Goat Milk",
    "Poultry Eggs",
    "Processed Beef",
  ])
  await expect(headings("farmers")).toHaveText(farmers.slice(0, 3).map(({ name }) => name))
  await expect(headings("posts")).toHaveText(posts.slice(1, 3).map(({ title }) => title))
  await expect(headings("projects")).toHaveText(projects.map(({ title }) => title))
  await expect(block("testimonials").locator("cite")).toHaveText(testimonials.map(({ name }) => name))
  await expect(block("gallery").locator("img")).toHaveCount(6)
  await expect(entries("benefits")).toHaveCount(4)
  await expect(entries("achievements")).toHaveCount(2)
})

test.describe("on a phone of 360 × 640", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test("the page is at most 14 screens high and has at most 36 headings", async ({ page }) => {
    await open(page, "/")
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height / 640, "screens").toBeLessThanOrEqual(14)
    expect(await page.getByRole("heading").count(), "headings").toBeLessThanOrEqual(36)
  })

  for (const id of ["featured-products", "projects", "farmers", "posts"]) {
    test(`${id}: the next card peeks in, and a swipe brings it`, async ({ page }) => {
      await open(page, "/")
      const block = page.locator("section", { has: page.locator(`#${id}`) })
      const row = block.locator("[data-slot=swipe-row], [data-slot=carousel-viewport]")
      const card = (index: number) => row.locator("[data-slot=card], [data-slot=product-card]").nth(index)
      await row.scrollIntoViewIfNeeded()
      const left = (index: number) => card(index).evaluate((element) => element.getBoundingClientRect().left)
      expect(await left(0), "the first stands on the page's margin").toBeCloseTo(16, 0)
      expect(await left(1)).toBeLessThan(345)
      await row.evaluate((element) => element.scrollBy({ left: element.clientWidth * 0.7, behavior: "instant" }))
      await expect.poll(() => left(1)).toBeLessThan(345 - 100)
      if (id === "projects") await expect.poll(() => left(1), "where a card comes to rest").toBeCloseTo(16, 0)
    })
  }

  test("a Tab to a card that is off the screen brings it in", async ({ page }) => {
    await open(page, "/")
    const links = page.locator("section", { has: page.locator("#farmers") }).locator("[data-slot=card] h3 a")
    await links.first().focus()
    const last = links.nth(2)
    while (!(await last.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab")
    await expect(last).toBeInViewport()
  })

  test("the contact form waits behind its button, and keeps what is typed", async ({ page }) => {
    await open(page, "/")
    const unfold = page.getByRole("button", { name: "Write to us" })
    await unfold.scrollIntoViewIfNeeded()
    const name = contactForm(page).getByLabel("Your name")
    await expect(unfold).toHaveAttribute("aria-expanded", "false")
    await expect(name).toBeHidden()
    await unfold.click()
    await expect(unfold).toHaveAttribute("aria-expanded", "true")
    await contactForm(page).getByRole("button", { name: "Send message" }).click()
    await expect(contactForm(page).getByText("Please fill in: Your name.")).toBeVisible()
    await name.fill("Nakato")
    await unfold.click()
    await expect(name).toBeHidden()
    await unfold.click()
    await expect(name).toHaveValue("Nakato")
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("what to do instead of the contact form is in sight", async ({ page }) => {
      await page.goto("/")
      await expect(page.getByText("Sending this form needs JavaScript.")).toBeVisible()
      await expect(page.getByRole("button", { name: "Write to us" })).toBeHidden()
    })
  })
})

test("the testimonials stand on the page's grid, and their stars on one line", async ({ page }) => {
  await open(page, "/")
  const section = page.locator("section", { has: page.locator("#testimonials") })
  const carousel = page.getByRole("region", { name: "What members say" })
  const shownLefts = () =>
    carousel
      .locator("[data-slot=carousel-slide] [data-slot=card]")
      .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)))
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await carousel.scrollIntoViewIfNeeded()
    await carousel.getByRole("button", { name: "Stop the slides" }).focus()
    const now = await section.locator("#testimonials").evaluate((element) => element.getBoundingClientRect().left)
    await expect.poll(async () => (await shownLefts()).includes(Math.round(now)), { message: `${width} px` }).toBe(true)
    const stars = await carousel
      .locator("[data-slot=carousel-slide]:not([inert]) [data-slot=rating]")
      .evaluateAll((all) => all.map((rating) => Math.round(rating.getBoundingClientRect().top)))
    expect(new Set(stars).size, `lines of stars at ${width} px`).toBe(1)
  }
})

test.describe("the banner", () => {
  test("has the three slides, each with its two buttons, and the badge", async ({ page }) => {
    await page.goto("/")
    const slides = banner(page).locator("[data-slot=carousel-slide]")
    await expect(slides).toHaveCount(homeSlides.length)
    expect(homeSlides.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        "Empowering Ugandan Livestock Farmers",
        "Modern Livestock Farming Practices",
        "Connect With Premium Markets",
      ]),
    )
    for (const [index, { title, buttonText, buttonHref }] of homeSlides.entries()) {
      const slide = slides.nth(index)
      await expect(slide.locator("[data-slot=hero-title]")).toHaveText(title)
      await expect(slide.locator(`a[href='${buttonHref}']`)).toHaveText(buttonText)
      await expect(slide.locator("a[href='/registration-form']")).toHaveText("Join Our Network")
    }
    await expect(page.locator("[data-slot=curved-badge]")).toHaveAttribute("href", "/services")
  })

  test("its heading is the page's own, and stays when the slide changes", async ({ page }) => {
    await replaceClock(page)
    await open(page, "/")
    await untilTurning(page)
    const heading = page.getByRole("heading", { level: 1 })
    await expect(heading).toHaveText("CaFN - Empowering Uganda's Livestock Future")
    await windUntil(page, async () => ((await shown(page).textContent()) ?? "").includes(titleOf(1)))
    await expect(heading).toHaveText("CaFN - Empowering Uganda's Livestock Future")
    await expect(banner(page).getByRole("heading")).toHaveCount(0)
  })

  test("moves on every five seconds, in a circle, and an arrow does not stop it", async ({ page }) => {
    await replaceClock(page)
    await open(page, "/")
    await untilTurning(page)
    let moved = await pageTime(page)
    await banner(page).getByRole("button", { name: "Previous slide" }).click()
    await expect(shown(page)).toContainText(titleOf(homeSlides.length - 1))
    // A press starts the five seconds anew, and so does each turn.
    for (const index of homeSlides.keys()) {
      await windUntil(page, async () => ((await shown(page).textContent()) ?? "").includes(titleOf(index)))
      const now = await pageTime(page)
      expect(now - moved).toBeGreaterThan(4000)
      expect(now - moved).toBeLessThan(7500)
      moved = now
    }
  })

  test("is chosen by bullets, and stays when it is paused", async ({ page }) => {
    await replaceClock(page)
    await open(page, "/")
    await untilTurning(page)
    const last = homeSlides.length - 1
    const bullet = banner(page).getByRole("button", { name: `Slide ${homeSlides.length}` })
    await bullet.click()
    await expect(shown(page)).toContainText(titleOf(last))
    await expect(bullet).toHaveAttribute("aria-current", "true")
    await banner(page).getByRole("button", { name: "Stop the slides" }).click()
    await page.mouse.move(10, 700)
    await wind(page, 11_000)
    await expect(shown(page)).toContainText(titleOf(last))
    await banner(page).getByRole("button", { name: "Next slide" }).click()
    await expect(shown(page), "the last is followed by the first").toContainText(titleOf(0))
    await expect(banner(page).locator("[data-slot=carousel-status]")).toHaveText(
      `Slide 1 of ${homeSlides.length}: ${titleOf(0)}`,
    )
    await expect(banner(page).locator("[inert]")).toHaveCount(last)
    for (const hidden of await banner(page).locator("[inert]").all()) await expect(hidden).toHaveCSS("opacity", "0")
  })

  test("rests while the keyboard's focus is in it, and goes on when it has left", async ({ page }) => {
    await replaceClock(page)
    await open(page, "/")
    await untilTurning(page)
    const next = banner(page).getByRole("button", { name: "Next slide" })
    await banner(page).getByRole("button", { name: "Stop the slides" }).focus()
    await page.keyboard.press("Tab")
    await expect(banner(page).getByRole("button", { name: "Previous slide" })).toBeFocused()
    const title = await shown(page).locator("[data-slot=hero-title]").textContent()
    await wind(page, 11_000)
    await expect(shown(page)).toContainText(title ?? "no title")
    await next.blur()
    await page.locator("[data-slot=video-play-button]").focus()
    await wind(page, 5000)
    await expect(shown(page)).not.toContainText(title ?? "no title")
  })

  test("waits to be started where motion is to be spared", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await replaceClock(page)
    await open(page, "/")
    const start = banner(page).getByRole("button", { name: "Start the slides" })
    await expect(start).toBeVisible()
    await wind(page, 11_000)
    await expect(shown(page)).toContainText(titleOf(0))
    await start.click()
    await wind(page, 5000)
    await expect(shown(page)).toContainText(titleOf(1))
  })
})

test.describe("figures", () => {
  test("counters run to their ends when they are seen", async ({ page }) => {
    await open(page, "/")
    const ends = counters.map(
      ({ prefix, end, suffix }) => `${prefix ?? ""}${end.toLocaleString("en-GB")}${suffix ?? ""}`,
    )
    const values = await recordTexts(page, "[data-slot=counter]")
    await page.locator("#statistics").evaluate((heading) => heading.scrollIntoView({ block: "start" }))
    await expect(page.locator("[data-slot=counter] > [aria-hidden]").first()).toBeAttached()
    await expect(page.locator("[data-slot=counter] > [aria-hidden]")).toHaveCount(0, { timeout: 6000 })
    await expect(page.locator("[data-slot=counter]")).toHaveText(ends)
    expect((await values()).length, "numbers on the way").toBeGreaterThan(5)
  })

  test("rings grow by fives to 83% and 60%", async ({ page }) => {
    await open(page, "/")
    const rings = page.locator("[data-slot=progress-ring]")
    await expect(page.getByRole("img", { name: "83%", exact: true })).toBeAttached()
    await expect(page.getByRole("img", { name: "60%", exact: true })).toBeAttached()
    const values = await recordTexts(page, "[data-slot=progress-ring]")
    await rings.first().scrollIntoViewIfNeeded()
    await rings.last().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await values()).length, { timeout: 8000 }).toBeGreaterThan(8)
    await expect(rings).toHaveText(["83%", "60%"])
    const steps = (await values()).map((text) => Number.parseInt(text))
    expect(steps.filter((step) => step % 5 !== 0 && step !== 83)).toEqual([])
    expect(Math.max(...steps)).toBe(83)
  })

  test("nothing counts where motion is to be spared", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, "/")
    const values = await recordTexts(page, "[data-slot=counter], [data-slot=progress-ring]")
    await page.locator("[data-slot=progress-ring]").last().scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    await expect(page.locator("[data-slot=progress-ring]")).toHaveText(["83%", "60%"])
    expect(await values()).toEqual([])
  })
})

test.describe("the video", () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test("opens muted and playing from the site itself; nothing of it is fetched before", async ({ page, baseURL }) => {
    const requests = requestsOf(page)
    await open(page, "/")
    const play = page.getByRole("button", { name: "Watch a morning on the farm" })
    await play.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(requests.filter((url) => url.includes("/media/"))).toEqual([])
    await play.click()
    const dialog = page.getByRole("dialog", { name: "A morning on the farm" })
    const video = dialog.locator("video")
    await expect(video).toBeVisible()
    await expect
      .poll(() => video.evaluate((element) => element instanceof HTMLVideoElement && element.currentTime))
      .toBeGreaterThan(0)
    const state = await video.evaluate((element) => {
      if (!(element instanceof HTMLVideoElement)) throw new Error("not a video")
      const { width, height } = element.getBoundingClientRect()
      return { muted: element.muted, paused: element.paused, source: element.currentSrc, ratio: width / height }
    })
    expect(state).toMatchObject({ muted: true, paused: false })
    expect(state.source).toContain(`${baseURL}/media/`)
    expect(state.ratio).toBeCloseTo(16 / 9, 1)
  })

  test("is closed by Escape, by a press beside it and by its button; the focus stays in, and returns", async ({
    page,
  }) => {
    await open(page, "/")
    const play = page.getByRole("button", { name: "Watch a morning on the farm" })
    const dialog = page.getByRole("dialog", { name: "A morning on the farm" })
    const close = dialog.getByRole("button", { name: "Close the video" })
    const ways = [() => page.keyboard.press("Escape"), () => page.mouse.click(8, 400), () => close.click()]
    for (const way of ways) {
      await play.focus()
      await page.keyboard.press("Enter")
      await expect(dialog).toBeVisible()
      for (let step = 0; step < 4; step++) {
        await page.keyboard.press("Tab")
        expect(await dialog.evaluate((element) => element.contains(document.activeElement)), `Tab ${step + 1}`).toBe(
          true,
        )
      }
      await way()
      await expect(dialog).toBeHidden()
      await expect(play).toBeFocused()
    }
  })
})

test("the moving picture behind the benefits plays when seen, and can be stopped", async ({ page }) => {
  await open(page, "/")
  await page.locator("#benefits").scrollIntoViewIfNeeded()
  const stop = page.getByRole("button", { name: "Stop the moving picture" })
  const video = page.locator("[data-slot=background-video] video")
  const isPaused = () => video.evaluate((element) => element instanceof HTMLVideoElement && element.paused)
  await expect.poll(isPaused).toBe(false)
  await stop.click()
  await expect.poll(isPaused).toBe(true)
  await expect(page.getByRole("button", { name: "Play the moving picture" })).toBeVisible()
})

test.describe("forms", () => {
  test("the contact form says what is missing, and where", async ({ page }) => {
    await open(page, "/")
    const form = await reachContactForm(page)
    await form.getByRole("button", { name: "Send message" }).click()
    for (const message of [
      "Please fill in: Your name.",
      "Please fill in: Email address.",
      "Please fill in: Phone number.",
      "Please choose: I am.",
      "Please choose: I would like to know about.",
      "Please fill in: Your message.",
    ]) {
      await expect(form.getByText(message)).toBeVisible()
    }
    const name = form.getByLabel("Your name")
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute("aria-invalid", "true")
    await expect(name).toHaveAccessibleDescription("Please fill in: Your name.")
    await form.getByLabel("Email address").fill("nakato")
    await form.getByLabel("Phone number").fill("none")
    await form.getByRole("button", { name: "Send message" }).click()
    await expect(form.getByText("Please write an email address like name@example.com.")).toBeVisible()
    await expect(form.getByText(/^Please write a phone number/)).toBeVisible()
    await expect(page.locator("[data-slot=toast]")).toHaveCount(0)
  })

  test("a filled-in form is thanked for, emptied, logged, and can go by WhatsApp", async ({ page }) => {
    const logged: string[] = []
    page.on("console", (message) => {
      if (message.type() === "info") logged.push(message.text())
    })
    await open(page, "/")
    const requests = requestsOf(page)
    const form = await reachContactForm(page)
    await fillContactForm(form)
    await form.getByRole("button", { name: "Send message" }).click()
    const notice = page.locator("[data-slot=toast]")
    await expect(notice).toContainText(
      "Thank you for your interest! Our team will contact you within 24 hours to discuss how we can support your farming journey.",
    )
    const sent = page.getByRole("main").getByRole("group", { name: /^Thank you for your interest!/ })
    await expect(sent).toBeFocused()
    await expect(sent).toContainText("Nothing has been sent yet.")
    const link = sent.getByRole("link", { name: "Send on WhatsApp" })
    await expect(link).toHaveAttribute("target", "_blank")
    await expect(link).toHaveAttribute("rel", /noopener/)
    const address = new URL((await link.getAttribute("href")) ?? "")
    expect(address.origin + address.pathname).toBe(`https://wa.me/${site.chat.number.replace(/\D/g, "")}`)
    const text = address.searchParams.get("text") ?? ""
    for (const words of [
      "Nakato & Sons",
      "+256 000 000 009",
      "Livestock farmer",
      "Training",
      "12 cows?\nWhat do you advise?",
    ]) {
      expect(text).toContain(words)
    }
    await sent.getByRole("button", { name: "Write another" }).click()
    await expect(form.getByLabel("Your name")).toHaveValue("")
    await expect(form.getByLabel("I am")).toHaveValue("")
    expect(logged.join()).toContain("Contact form")
    expect(
      requests.filter((url) => !/\.(js|svg|webp|avif|jpg|webm|mp4)$/.test(url)),
      "nothing is sent anywhere",
    ).toEqual([])
  })

  test("subscribing is thanked for in the footer", async ({ page }) => {
    await open(page, "/services")
    const footer = await reachFooter(page)
    const field = footer.getByLabel("Your email address")
    await footer.getByRole("button", { name: "Subscribe" }).click()
    await expect(footer.getByText("Please fill in: Your email address.")).toBeVisible()
    await field.fill("nakato@example.com")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-slot=toast-message]")).toHaveText(/Thanks For Subscribe$/)
    await expect(field).toHaveValue("")
    await expect(page.locator("[data-slot=toast-announcer]")).toContainText("Thanks For Subscribe")
  })

  test("and in the side panel in its own words", async ({ page }) => {
    await open(page, "/services")
    await page.getByRole("button", { name: "About us and contact" }).click()
    const panel = page.getByRole("dialog", { name: "About CaFN" })
    await panel.getByLabel("Your email address").fill("nakato@example.com")
    await panel.getByRole("button", { name: "Subscribe" }).click()
    await expect(page.locator("[data-slot=toast-message]")).toHaveText(/Thanks For Your Message$/)
  })
})

for (const [label, sizes] of [
  ["What members say", { 767: 1, 768: 2, 1399: 2, 1400: 3 }],
  ["Our members' projects", { 990: 1, 991: 2, 1399: 2, 1400: 3 }],
] as const) {
  test(`“${label}” shows as many slides as the specification says`, async ({ page }) => {
    await open(page, "/")
    const carousel = page.getByRole("region", { name: label })
    for (const [width, count] of Object.entries(sizes)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await carousel.scrollIntoViewIfNeeded()
      // One that doesn't move by itself gets its engine when it is handled.
      await carousel.hover()
      expect(await slidesPerView(carousel), `${width} px`).toBe(count)
      await expect(carousel.locator("[data-slot=carousel-slide]:not([inert])"), `${width} px`).toHaveCount(count)
    }
  })
}

test("the project carousel turns at the visitor's pace, past its end", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await open(page, "/")
  const carousel = page.getByRole("region", { name: "Our members' projects" })
  await carousel.scrollIntoViewIfNeeded()
  await carousel.hover()
  await expect(carousel.locator("[inert]")).toHaveCount(projects.length - 1)
  await expect(carousel.getByRole("button", { name: /slides$/ }), "it needs no pause").toHaveCount(0)
  for (const index of [...projects.keys()].map((place) => (place + 1) % projects.length)) {
    await carousel.getByRole("button", { name: "Next slide" }).click()
    await expect(carousel.locator("[data-slot=carousel-slide]:not([inert])")).toContainText([
      projects[index]?.title ?? "none",
    ])
  }
})

const banner = (page: Page): Locator => page.getByRole("region", { name: "What CaFN does" })

const shown = (page: Page): Locator => banner(page).locator("[data-slot=carousel-slide]:not([inert])")

const titleOf = (index: number): string => homeSlides[index]?.title ?? "no such slide"

/** The engine has come: one slide is left to be reached. */
const untilTurning = (page: Page) => expect(banner(page).locator("[inert]")).toHaveCount(homeSlides.length - 1)

/** Notes every text that these elements show from now on; what is returned reads the notes. */
async function recordTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle((wanted) => {
    const seen: string[] = []
    for (const element of document.querySelectorAll(wanted)) {
      new MutationObserver(() => seen.push(element.querySelector("[aria-hidden]:not(svg)")?.textContent ?? "")).observe(
        element,
        { childList: true, subtree: true, characterData: true },
      )
    }
    return seen
  }, selector)
  return () => texts.evaluate((seen) => seen.filter(Boolean))
}
