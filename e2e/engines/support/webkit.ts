import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"
import { Builder, Capabilities, error, Key, WebElement, type WebDriver } from "selenium-webdriver"
import { kitScript } from "./page-scripts"
import { SCREEN, type Engine, type Settings, type Tab } from "./tab"

/** Time limit of a script in the page, in milliseconds. */
const SCRIPT_MS = 60_000

/** Time limit for loading a page, in milliseconds. */
const OPEN_MS = 20_000

/** Time limit in which a covered element must become clickable, in milliseconds. */
const CLICK_MS = 10_000

/** WebDriver's codes for the DOM names of keys. */
const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

/**
 * WebKitGTK through its driver (given by its path), on a virtual screen. Each tab is a session, that is a browser of
 * its own. Nothing is downloaded.
 */
export async function startWebKit(driver: string): Promise<Engine> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const display = `:${await firstLine(screen)}`
  const port = await freePort()
  // The browser's settings and data are in this folder, so that nothing is left in the home folder.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "webkit-"))
  const server = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
      MESA_SHADER_CACHE_DISABLE: "true",
    },
  })
  await untilListening(port)
  return {
    openTab: (origin, settings) => openWebKitTab(`http://127.0.0.1:${port}`, folder, origin, settings),
    stop: async () => {
      for (const child of [server, screen]) {
        child.kill()
        await once(child, "exit")
      }
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function openWebKitTab(server: string, folder: string, origin: string, settings: Settings): Promise<Tab> {
  fs.mkdirSync(path.join(folder, "gtk-3.0"), { recursive: true })
  fs.writeFileSync(
    path.join(folder, "gtk-3.0/settings.ini"),
    `[Settings]\ngtk-enable-animations=${settings.reducedMotion ? 0 : 1}\n`,
  )
  const browser = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        // With "eager" the driver of WebKitGTK 2.50 never responds.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": {
          args: [
            "--automation",
            `--enable-javascript=${settings.javaScript}`,
            ...(settings.colorScheme === "dark" ? ["--dark-mode"] : []),
          ],
        },
      }),
    )
    .build()
  await browser.manage().setTimeouts({ script: SCRIPT_MS })
  await browser
    .manage()
    .window()
    .setRect({ ...SCREEN, height: SCREEN.height + 38, x: 0, y: 0 })
  return tabOf(browser, origin)
}

function tabOf(browser: WebDriver, origin: string): Tab {
  const evaluate = async (expression: string): Promise<unknown> => {
    const answer: { value?: unknown; error?: string } = await browser.executeAsyncScript(
      `const done = arguments[0]
      Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (reason) => done({ error: String(reason) }))`,
    )
    if (answer.error !== undefined) throw new Error(`${answer.error}, in ${expression.slice(0, 200)}`)
    return answer.value
  }
  const element = async (expression: string): Promise<WebElement> => {
    const found: unknown = await browser.executeScript(`return ${expression}`)
    if (!(found instanceof WebElement)) throw new Error(`${expression} is no element.`)
    return found
  }
  const run = (script: string): Promise<void> => browser.executeScript(script)
  return {
    open: async (address) => {
      // WebDriver can only inject scripts after the page has loaded. The site's scripts wait for `load` and for an idle
      // moment: if they were faster anyway, the page is opened again.
      for (let attempt = 0; attempt < 3; attempt++) {
        await run("window.isLeft = true")
        await browser.get(new URL(address, origin).href)
        await browser.wait(
          () => browser.executeScript<boolean>("return !window.isLeft && document.readyState !== 'loading'"),
          OPEN_MS,
          `${address} did not come`,
        )
        await run(kitScript)
        if (!(await browser.executeScript("return engineKit.hasStarted()"))) return
      }
      throw new Error(`${address} starts its scripts before they can be listened to.`)
    },
    evaluate,
    run,
    click: async (expression) => {
      const tryOnce = async () => {
        // In the middle of the screen no fixed element covers it.
        await run(`(${expression}).scrollIntoView({ block: "center", behavior: "instant" })`)
        await (await element(expression)).click()
        return true
      }
      // A toast may cover it for five seconds.
      await browser.wait(() => tryOnce().catch(isCovered), CLICK_MS, `${expression} stays covered`)
    },
    press: async (key) => {
      const named = key.split("+").map((name) => keys[name] ?? name)
      const actions = browser.actions()
      for (const name of named) actions.keyDown(name)
      for (const name of [...named].reverse()) actions.keyUp(name)
      await actions.perform()
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    enter: async (expression) => {
      // Keys go to the page's focused element; a frame can't take the focus from inside.
      await run(`(${expression}).focus()`)
      await browser.switchTo().frame(await element(expression))
    },
    leave: () => browser.switchTo().defaultContent(),
    complaints: () => [],
    close: () => browser.quit(),
  }
}

function isCovered(reason: unknown): false {
  if (reason instanceof error.ElementClickInterceptedError) return false
  throw reason
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stdout?.once("data", (chunk) => resolve(String(chunk).trim()))
    stdout?.once("end", () => reject(new Error("Xvfb stopped without a screen.")))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port.")),
      )
    })
  })
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("WebKitWebDriver did not answer within ten seconds.")
}
