import { expect } from "@playwright/test"
import type * as Kit from "./kit"
import type { Look, Query } from "./kit"
import { axeFindings, axeScript, KIT, kitScript } from "./page-scripts"
import type { Tab } from "./tab"

type Options = Omit<Query, "role">

/** A part of the page, located by role and accessible name each time it is used. */
export class Part {
  constructor(
    readonly visitor: Visitor,
    readonly path: readonly Query[],
  ) {}

  /** A part inside this part. */
  part(role: string, options: Options | string | RegExp = {}): Part {
    return new Part(this.visitor, [...this.path, query(role, options)])
  }

  count(): Promise<number> {
    return this.visitor.ask("count", this.path)
  }

  look(): Promise<Look | null> {
    return this.visitor.ask("look", this.path)
  }

  /** The href of a link. */
  async href(): Promise<string> {
    await this.isThere()
    return (await this.look())?.href ?? ""
  }

  async click(): Promise<void> {
    await this.isThere()
    await this.visitor.tab.click(this.expression)
  }

  /** Focuses it, as the Tab key eventually would. */
  async focus(): Promise<void> {
    await this.isThere()
    await this.visitor.tab.run(`${this.expression}.focus()`)
  }

  /** Focuses it and types. */
  async fill(text: string): Promise<void> {
    await this.focus()
    await this.visitor.tab.type(text)
  }

  /** Expects it to be visible and in the accessibility tree. */
  async isThere(): Promise<void> {
    await expect.poll(() => this.count(), { message: this.words }).toBeGreaterThan(0)
  }

  async isGone(): Promise<void> {
    await expect.poll(() => this.count(), { message: this.words }).toBe(0)
  }

  async hasFocus(): Promise<void> {
    await expect
      .poll(async () => (await this.look())?.isFocused || (await this.visitor.ask("focused")), { message: this.words })
      .toBe(true)
  }

  /** Expects it to have the focus, or to contain it. */
  async holdsFocus(): Promise<void> {
    await expect
      .poll(async () => (await this.visitor.ask("holdsFocus", this.path)) || (await this.visitor.ask("focused")), {
        message: this.words,
      })
      .toBe(true)
  }

  async reads(text: string | RegExp): Promise<void> {
    await expect.poll(async () => (await this.look())?.text, { message: this.words }).toMatch(text)
  }

  /** Expects the given state, now or soon. */
  async stands(expected: Partial<Look>): Promise<void> {
    await expect.poll(() => this.look(), { message: this.words }).toMatchObject(expected)
  }

  private get expression(): string {
    return `${KIT}.find(${literal(this.path)})[0]`
  }

  private get words(): string {
    return this.path
      .map(({ role, name, description }) => [role, name, description].filter(Boolean).join(" "))
      .join(" › ")
  }
}

/** A user of the site in one tab of one engine. */
export class Visitor {
  constructor(readonly tab: Tab) {}

  /** Errors of the pages visited before. */
  private readonly heard: string[] = []

  part(role: string, options: Options | string | RegExp = {}): Part {
    return new Part(this, [query(role, options)])
  }

  get main(): Part {
    return this.part("main")
  }

  /** Opens a URL, interacts with the page, and waits for hydration. */
  async open(address: string): Promise<void> {
    await this.openUntouched(address)
    await this.ask("use")
    await this.untilHydrated()
  }

  /** Opens a URL without interacting and without waiting. */
  async openUntouched(address: string): Promise<void> {
    await this.listen()
    await this.tab.open(address)
  }

  async untilHydrated(): Promise<void> {
    await expect
      .poll(() => this.ask("isHydrated"), { message: "the page's scripts have started", timeout: 20_000 })
      .toBe(true)
  }

  press(key: string): Promise<void> {
    return this.tab.press(key)
  }

  type(text: string): Promise<void> {
    return this.tab.type(text)
  }

  /** Presses Tab until the part has the focus. */
  async tabTo(part: Part, most = 60): Promise<void> {
    const passed: string[] = []
    while (passed.length < most) {
      await this.press("Tab")
      if ((await part.look())?.isFocused) return
      passed.push(await this.ask("focused"))
    }
    throw new Error(`${most} presses of Tab led elsewhere:\n${passed.join("\n")}`)
  }

  /** Expects a toast, which screen readers announce. */
  async hears(words: string): Promise<void> {
    await expect.poll(() => this.ask("said"), { message: "what is said" }).toContain(words)
  }

  /** Expects the path, query and fragment of the current URL. */
  async isAt(address: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.evaluate<string>("location.pathname + location.search + location.hash"), {
        message: "the address",
      })
      .toMatch(typeof address === "string" ? new RegExp(`^${escape(address)}$`) : address)
  }

  /**
   * Runs steps inside a frame, which gets the focus. In WebKit scripts can't focus a cross-origin frame: reach it with
   * Tab.
   */
  async inside(frame: string, steps: () => Promise<void>): Promise<void> {
    await this.tab.enter(`document.querySelector(${JSON.stringify(frame)})`)
    try {
      await steps()
    } finally {
      await this.tab.leave()
    }
  }

  async evaluate<Answer>(expression: string): Promise<Answer> {
    return (await this.tab.evaluate(expression)) as Answer
  }

  /** axe's findings in the page, or in the entered frame. */
  async findViolations(): Promise<string[]> {
    await this.tab.run(axeScript)
    return this.evaluate(axeFindings)
  }

  /** All errors of the browser and of the pages so far. */
  async complaints(): Promise<string[]> {
    await this.listen()
    return [...new Set([...this.heard, ...this.tab.complaints()])]
  }

  /** Calls a function of `kit.ts` in the page; injects it first if it is missing. */
  async ask<Name extends keyof typeof Kit>(
    name: Name,
    ...args: Parameters<(typeof Kit)[Name]>
  ): Promise<Awaited<ReturnType<(typeof Kit)[Name]>>> {
    const call = `${KIT}.${name}(${args.map(literal).join(", ")})`
    if (!(await this.evaluate<boolean>(`"${KIT}" in window`))) await this.tab.run(kitScript)
    return this.evaluate<Awaited<ReturnType<(typeof Kit)[Name]>>>(call)
  }

  private async listen(): Promise<void> {
    if (await this.evaluate<boolean>(`"${KIT}" in window`)) this.heard.push(...(await this.ask("problems")))
  }
}

function query(role: string, options: Options | string | RegExp): Query {
  return typeof options === "string" || options instanceof RegExp ? { role, name: options } : { role, ...options }
}

/** A JavaScript literal: JSON plus regular expressions. */
function literal(value: unknown): string {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`
  if (value && typeof value === "object") {
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}: ${literal(item)}`)
      .join(", ")}}`
  }
  return JSON.stringify(value) ?? "undefined"
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
