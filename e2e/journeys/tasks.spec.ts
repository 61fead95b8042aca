import type { Locator, Page } from "@playwright/test"
import { arrive } from "../support/keyboard"
import { menuOf } from "../support/menu"
import { memberSteps } from "../support/registration"
import { navigation, products, routes, site } from "../support/site"
import { expect, open, test } from "../support/test"
import { words as shopWords } from "../../src/features/shop/words"

/*
 * How long four tasks are on a phone of 360 × 640, from the home page and in a fresh browser, as a number of taps and
 * swipes. The limits are what was measured: a task may become shorter, not longer. Counted as one tap: a press on a control,
 * a press on a field to type into it, an answer chosen in the phone's own list. A swipe moves the page by at most 80% of the
 * screen. What is done in WhatsApp or in the telephone is not counted.
 */

const SCREEN = { width: 360, height: 640 }
const SWIPE_PX = 0.8 * SCREEN.height

interface Point {
  x: number
  y: number
}

test.use({
  viewport: SCREEN,
  isMobile: true,
  hasTouch: true,
  reducedMotion: "reduce",
  expectedProblems: [/wa\.me|tel:/],
})

const bar = (page: Page, name: string | RegExp) =>
  page.getByRole("complementary", { name: "Shortcuts" }).getByRole("link", { name })
const main = (page: Page) => page.getByRole("main")

test("Task: join, by a registration sent on WhatsApp", async ({ page }) => {
  const walk = await startTask(page)
  const form = page.frameLocator("iframe[title='Member registration form']")
  await walk.tap(bar(page, "Join"))
  await test.step("the first field begins within 700 px of the page's top", async () => {
    await expect(form.getByLabel("Full name")).toBeVisible()
    const top = (await form.getByLabel("Full name").boundingBox())?.y ?? Infinity
    expect(top + (await page.evaluate(() => window.scrollY))).toBeLessThanOrEqual(700)
  })
  for (const [index, { questions, forward }] of memberSteps.entries()) {
    const heading = form.getByRole("heading", { level: 2, name: `Step ${index + 1} of ${memberSteps.length}` })
    if (index > 0) {
      await expect(heading).toBeFocused()
      const header = await page.getByRole("banner").boundingBox()
      const edge = (header?.y ?? 0) + (header?.height ?? 0)
      expect((await heading.boundingBox())?.y, "below the header").toBeGreaterThanOrEqual(edge)
    }
    for (const { label, answer, isChoice } of questions) {
      const field = form.getByLabel(label, { exact: true })
      await walk.tap(field)
      if (isChoice) await walk.choose(field, answer)
      else await field.pressSequentially(answer)
    }
    await walk.tap(form.getByRole("button", { name: forward }))
  }
  await expect(form.getByRole("region", { name: /Your message is ready/ })).toBeFocused()
  await expect(form.getByText("One tap sends it to us:")).toBeInViewport()
  const message = await walk.send(form.getByRole("link", { name: /^Send on WhatsApp/ }))
  expect(message).toContain("Full name: Nakato & Prossy")
  const [, number = "none"] = /CaFN registration (\S{6})\n/.exec(message) ?? []
  await expect(form.getByText(`Your number is ${number}.`)).toBeVisible()
  walk.end({ taps: 17, swipes: 2 })
})

test("Task: order two products on WhatsApp", async ({ page }) => {
  const walk = await startTask(page)
  await walk.tap(bar(page, "Shop"))
  await arrive(page, routes.shop)
  const [first, second] = products.map(({ title }) => title)
  for (const title of [first, second]) {
    await walk.tap(main(page).getByRole("button", { name: `${shopWords.addToCart} (${title})` }))
  }
  await walk.tap(bar(page, /^Cart, 2 items/))
  const cart = page.getByRole("dialog", { name: "Cart" })
  const message = await walk.send(cart.getByRole("link", { name: /^Send on WhatsApp/ }))
  for (const part of [first, second]) expect(message).toContain(part)
  walk.end({ taps: 5, swipes: 2 })
})

test("Task: ask about an animal on WhatsApp", async ({ page }) => {
  const walk = await startTask(page)
  const { title } = products[0] ?? { title: "no product" }
  await walk.tap(bar(page, "Shop"))
  await arrive(page, routes.shop)
  await walk.tap(main(page).getByRole("link", { name: `${shopWords.ask}${shopWords.askAbout(title)}` }))
  await expect(page).toHaveURL(`${routes.product}#ask`)
  const message = await walk.send(main(page).getByRole("link", { name: /^Ask on WhatsApp/ }))
  for (const part of [title, "How old is it?"]) expect(message).toContain(part)
  walk.end({ taps: 3, swipes: 2 })
})

test("Task: find whom to call about a dead animal", async ({ page }) => {
  const walk = await startTask(page)
  const { button, sheet } = menuOf(page)
  await walk.tap(button)
  await walk.tap(sheet.getByRole("link", { name: navigation.menuShortcuts[0]?.label }))
  await arrive(page, "/animal-health")
  const called = bar(page, site.vetLine ? "Vet line" : (site.telephones[0]?.label ?? "no telephone"))
  await expect(called).toHaveAttribute("href", /^tel:\+256/)
  await walk.tap(called)
  walk.end({ taps: 3, swipes: 0 })
})

/** Opens the home page, and counts from there. The steps stand in the report of a walk. */
async function startTask(page: Page) {
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }))
  await open(page, routes.home)
  const steps: string[] = []
  const count = { taps: 0, swipes: 0 }

  /** The middle of the control, and whether a finger would hit the control there. */
  const look = async (control: Locator) => {
    const middle = await middleAtRest(control)
    const hit = await page.evaluateHandle(({ x, y }) => document.elementFromPoint(x, y), middle)
    const element = await control.elementHandle()
    const frame = await element?.ownerFrame()
    /** What must be hit: the control, or the frame that it is in. */
    const target = frame === page.mainFrame() ? element : await frame?.frameElement()
    if (!target) throw new Error(`There is nothing to press: ${String(control)}`)
    return { middle, target, isHit: await target.evaluate((wanted, top) => wanted.contains(top), hit) }
  }

  /** Swipes until the control can be pressed. */
  const swipeTo = async (control: Locator) => {
    await expect(control).toBeVisible()
    let seen = await look(control)
    for (let swipes = 0; !seen.isHit; swipes++) {
      expect(swipes, `swipes to ${String(control)}`).toBeLessThan(20)
      const distance = seen.middle.y - SCREEN.height / 2
      count.swipes++
      steps.push("swipe")
      await seen.target.evaluate(scrollRoundBy, Math.sign(distance) * Math.min(Math.abs(distance), SWIPE_PX))
      seen = await look(control)
    }
    return seen.middle
  }

  const tap = (control: Locator, press = ({ x, y }: Point) => page.touchscreen.tap(x, y)) =>
    test.step(`tap ${String(control)}`, async () => {
      const middle = await swipeTo(control)
      count.taps++
      steps.push(await nameOf(control))
      await press(middle)
    })

  return {
    tap,
    /** Chooses in the phone's own list, which is open. */
    choose: async (field: Locator, answer: string) => {
      count.taps++
      steps.push(answer)
      await field.selectOption(answer)
    },
    /** Presses a link to WhatsApp; the message that it opens there. */
    send: async (link: Locator) => {
      const asked = page.context().waitForEvent("request", (request) => request.url().startsWith("https://wa.me/"))
      // By a key: a tap so soon after the last one would be its second half.
      await tap(link, () => link.press("Enter"))
      return new URL((await asked).url()).searchParams.get("text") ?? ""
    },
    end: (most: typeof count) => {
      const summary = `${count.taps} taps, ${count.swipes} swipes: ${steps.join(" › ")}`
      test.info().annotations.push({ type: "walk", description: summary })
      expect(count.taps, summary).toBeLessThanOrEqual(most.taps)
      expect(count.swipes, summary).toBeLessThanOrEqual(most.swipes)
    },
  }
}

/** Runs in the page: scrolls the part of it that the element is in, or all of it. */
function scrollRoundBy(element: Element, top: number): void {
  const isScroller = (one: Element) =>
    one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)
  let scroller: Element | null = element
  while (scroller && !isScroller(scroller)) scroller = scroller.parentElement
  ;(scroller ?? document.documentElement).scrollBy({ top, behavior: "instant" })
}

/** The middle of the control on the screen, once the control lies still. */
async function middleAtRest(control: Locator): Promise<Point> {
  let middle = { x: NaN, y: NaN }
  const isAtRest = async () => {
    const last = middle
    const box = await control.boundingBox()
    if (box) middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    return middle.x === last.x && middle.y === last.y
  }
  await expect.poll(isAtRest, { intervals: [100], message: `${String(control)} lies still` }).toBe(true)
  return middle
}

const nameOf = (control: Locator) =>
  control.evaluate((element) =>
    (element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent ?? "").trim(),
  )
