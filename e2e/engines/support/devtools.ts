import { spawn, type ChildProcess } from "node:child_process"
import { EventEmitter, once } from "node:events"
import path from "node:path"
import type { Readable, Writable } from "node:stream"

type Answer = Record<string, unknown>

interface Message {
  id?: number
  method?: string
  params?: Answer
  result?: Answer
  error?: { message: string }
  sessionId?: string
}

/** Flags for a Chromium without a display, a network or rights of its own. */
const FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe"]

/**
 * A Chromium and its DevTools protocol, for versions that are too old for Playwright (its own scripts ask for
 * `checkVisibility`, Chromium 105, and its contexts for `Browser.setDownloadBehavior`, 88). Emits the events of each session as
 * "<session> <method>".
 */
export class DevTools extends EventEmitter {
  private lastId = 0
  private rest = ""
  private readonly waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>()

  private constructor(
    private readonly child: ChildProcess,
    private readonly input: Writable,
    output: Readable,
  ) {
    super()
    this.setMaxListeners(0)
    output.setEncoding("utf8")
    output.on("data", (text: string) => this.hear(text))
    child.once("exit", () => {
      for (const { reject } of this.waiting.values()) reject(new Error("The browser has stopped."))
    })
  }

  /** Starts a browser with the libraries beside it. */
  static start(program: string): DevTools {
    const child = spawn(program, FLAGS, {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
      env: { ...process.env, LD_LIBRARY_PATH: path.join(path.dirname(program), "lib") },
    })
    const [, , , input, output] = child.stdio
    // Safe casts: the two pipes asked for above.
    return new DevTools(child, input as Writable, output as Readable)
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
    const id = ++this.lastId
    this.input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  async stop(): Promise<void> {
    this.child.kill("SIGKILL")
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, "exit")
  }

  private hear(text: string): void {
    const messages = (this.rest + text).split("\0")
    this.rest = messages.pop() ?? ""
    for (const message of messages) this.take(JSON.parse(message) as Message)
  }

  private take({ id, method, params, result, error, sessionId }: Message): void {
    if (id === undefined) {
      this.emit(`${sessionId} ${method}`, params)
      return
    }
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result ?? {})
  }
}
