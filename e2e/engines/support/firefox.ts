import { firefox, type Browser, type Frame } from "@playwright/test"
import { kitScript } from "./page-scripts"
import { SCREEN, type Engine, type Settings, type Tab } from "./tab"

/**
 * Firefox's preferences. The project's version of Playwright sets the same with a command that this Firefox does not
 * support (docs/write-a-test.md, "Other engines").
 */
const preferences = ({ javaScript, colorScheme, reducedMotion }: Settings) => ({
  "javascript.enabled": javaScript,
  "ui.systemUsesDarkTheme": colorScheme === "dark" ? 1 : 0,
  "layout.css.prefers-color-scheme.content-override": colorScheme === "dark" ? 0 : 1,
  "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
})

/**
 * Firefox, driven by Playwright. Colour scheme and motion are preferences of the whole browser: each combination has
 * its own.
 */
export function startFirefox(executablePath: string): Engine {
  const browsers = new Map<string, Promise<Browser>>()
  const launch = (firefoxUserPrefs: ReturnType<typeof preferences>) => {
    const key = JSON.stringify(firefoxUserPrefs)
    const browser = browsers.get(key) ?? firefox.launch({ channel: "moz-firefox", executablePath, firefoxUserPrefs })
    browsers.set(key, browser)
    return browser
  }
  return {
    openTab: async (origin, settings) => openFirefoxTab(await launch(preferences(settings)), origin, settings),
    stop: async () => {
      for (const browser of browsers.values()) await (await browser).close()
    },
  }
}

async function openFirefoxTab(browser: Browser, origin: string, { hasWorker }: Settings): Promise<Tab> {
  const serviceWorkers = hasWorker ? "allow" : "block"
  const context = await browser.newContext({ baseURL: origin, viewport: SCREEN, serviceWorkers })
  await context.addInitScript(kitScript)
  const page = await context.newPage()
  const complaints: string[] = []
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on("weberror", (error) => complaints.push(`thrown: ${error.error().message}`))
  context.on("request", (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) complaints.push(`other host: ${url}`)
  })

  let frame: Frame = page.mainFrame()
  const element = async (expression: string) => {
    const found = (await frame.evaluateHandle<HTMLElement>(expression)).asElement()
    if (!found) throw new Error(`${expression} is no element.`)
    return found
  }
  /** If navigation interrupts an evaluation, it is repeated on the next page. */
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    try {
      return await frame.evaluate<Value>(expression)
    } catch (error) {
      if (!String(error).includes("Execution context was destroyed")) throw error
      await page.waitForLoadState("domcontentloaded")
      return frame.evaluate<Value>(expression)
    }
  }
  return {
    open: async (address) => {
      frame = page.mainFrame()
      await page.goto(address, { waitUntil: "domcontentloaded" })
    },
    evaluate,
    run: evaluate,
    click: async (expression) => (await element(expression)).click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    enter: async (expression) => {
      const holder = await element(expression)
      await holder.focus()
      const inside = await holder.contentFrame()
      if (!inside) throw new Error(`${expression} is no frame.`)
      frame = inside
    },
    leave: () => {
      frame = page.mainFrame()
      return Promise.resolve()
    },
    complaints: () => complaints,
    close: () => context.close(),
  }
}
