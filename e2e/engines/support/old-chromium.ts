import { DevTools } from "./devtools"
import { kitScript } from "./page-scripts"
import { SCREEN, type Engine, type Settings, type Tab } from "./tab"

/** Time limit in which a covered element must become clickable, and a new document ready, in milliseconds. */
const PATIENCE_MS = 10_000

/** Key codes of the keys that write nothing, and what the others write. */
const keys: Readonly<Record<string, { code: number; text?: string }>> = {
  ArrowDown: { code: 40 },
  ArrowLeft: { code: 37 },
  ArrowRight: { code: 39 },
  ArrowUp: { code: 38 },
  End: { code: 35 },
  Enter: { code: 13, text: "\r" },
  Escape: { code: 27 },
  Home: { code: 36 },
  Space: { code: 32, text: " " },
  Tab: { code: 9 },
}

/** An old Chromium, driven by its DevTools protocol. */
export function startOldChromium(program: string): Engine {
  const browser = DevTools.start(program)
  return { openTab: (origin, settings) => openTab(browser, origin, settings), stop: () => browser.stop() }
}

async function openTab(browser: DevTools, origin: string, { javaScript }: Settings): Promise<Tab> {
  const { browserContextId } = await browser.send("Target.createBrowserContext")
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", browserContextId })
  const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true })
  const session = String(sessionId)
  const send = (method: string, params?: object) => browser.send(method, params, session)
  const complaints: string[] = []
  /** The documents of the frames, by the frame's id. */
  const documents = new Map<string, number>()
  let frame: string | undefined

  browser.on(`${session} Runtime.executionContextCreated`, ({ context }: { context: Context }) => {
    if (context.auxData.isDefault) documents.set(context.auxData.frameId, context.id)
  })
  browser.on(`${session} Runtime.exceptionThrown`, ({ exceptionDetails }: { exceptionDetails: Details }) =>
    complaints.push(`thrown: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`),
  )
  for (const domain of ["Page", "Runtime", "Network", "DOM"]) await send(`${domain}.enable`)
  await send("Network.setBypassServiceWorker", { bypass: true })
  await send("Emulation.setDeviceMetricsOverride", { ...SCREEN, deviceScaleFactor: 1, mobile: false })
  await send("Emulation.setScriptExecutionDisabled", { value: !javaScript })
  await send("Page.addScriptToEvaluateOnNewDocument", { source: kitScript })

  const ask = async (expression: string, returnByValue: boolean): Promise<{ value?: unknown; objectId?: string }> => {
    const contextId = frame === undefined ? undefined : documents.get(frame)
    const { result, exceptionDetails } = (await send("Runtime.evaluate", {
      expression,
      contextId,
      returnByValue,
      awaitPromise: true,
      userGesture: true,
    })) as unknown as { result: { value?: unknown; objectId?: string }; exceptionDetails?: Details }
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result
  }
  /** If navigation interrupts an evaluation, it is repeated on the next page. */
  const evaluate = async (expression: string): Promise<unknown> => {
    for (const end = Date.now() + PATIENCE_MS; ; await pause()) {
      try {
        return (await ask(expression, true)).value
      } catch (error) {
        if (Date.now() > end || !/context|navigated or closed/.test(String(error))) throw error
      }
    }
  }
  /** Scrolls the element to the middle of the screen, where nothing fixed covers it, and returns its own middle. */
  const place = async (expression: string): Promise<{ x: number; y: number }> => {
    for (const end = Date.now() + PATIENCE_MS; ; await pause()) {
      const spot = (await evaluate(`(() => {
        const element = ${expression}
        element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" })
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return { x, y, isClear: element.contains(document.elementFromPoint(x, y)) }
      })()`)) as { x: number; y: number; isClear: boolean }
      if (spot.isClear) return spot
      if (Date.now() > end) throw new Error(`${expression} stays covered`)
    }
  }
  const mouse = (type: string, spot: { x: number; y: number }) =>
    send("Input.dispatchMouseEvent", {
      type,
      ...spot,
      ...(type === "mouseMoved" ? {} : { button: "left", clickCount: 1 }),
    })
  const strike = async (key: string, modifiers: number) => {
    // "&" has the number of an arrow key.
    const { code, text } = keys[key] ?? { code: /\w/.test(key) ? key.toUpperCase().charCodeAt(0) : 0, text: key }
    const name = key === "Space" ? " " : key
    const stroke = { key: name, code: key, windowsVirtualKeyCode: code, modifiers }
    await send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, ...stroke })
    await send("Input.dispatchKeyEvent", { type: "keyUp", ...stroke })
  }

  return {
    open: async (address) => {
      frame = undefined
      const isThere = new Promise((resolve) => browser.once(`${session} Page.domContentEventFired`, resolve))
      await send("Page.navigate", { url: new URL(address, origin).href })
      await isThere
    },
    evaluate,
    run: async (script) => {
      await evaluate(`(() => { ${script}\n})()`)
    },
    click: async (expression) => {
      const spot = await place(expression)
      for (const type of ["mouseMoved", "mousePressed", "mouseReleased"]) await mouse(type, spot)
    },
    press: async (key) => {
      const names = key.split("+")
      await strike(names.pop() ?? "", names.includes("Shift") ? 8 : 0)
    },
    type: async (text) => {
      for (const letter of text) await strike(letter, 0)
    },
    enter: async (expression) => {
      await evaluate(`${expression}.focus()`)
      const { objectId } = await ask(expression, false)
      const { node } = (await send("DOM.describeNode", { objectId })) as unknown as { node: { frameId: string } }
      frame = node.frameId
    },
    leave: () => {
      frame = undefined
      return Promise.resolve()
    },
    complaints: () => complaints,
    close: async () => {
      await browser.send("Target.disposeBrowserContext", { browserContextId })
    },
  }
}

interface Context {
  id: number
  auxData: { isDefault: boolean; frameId: string }
}

interface Details {
  text: string
  exception?: { description?: string }
}

/** Between two looks at what is not ready. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
