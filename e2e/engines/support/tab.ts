/**
 * A browser's tab, as far as the flows need one. This is all that differs between the engines; finding, waiting and
 * judging are written once (`visitor.ts`).
 *
 * Expressions are JavaScript, run in the page or in the frame that was entered.
 */
export interface Tab {
  /** Opens an address and returns when its HTML is there. The page knows `kit.ts` then, before its own bundles run. */
  open(address: string): Promise<void>
  /** Goes back as the browser's button does. */
  back(): Promise<void>
  /** Evaluates an expression and waits for what it promises. */
  evaluate(expression: string): Promise<unknown>
  /** Runs statements. */
  run(script: string): Promise<void>
  /** Moves the pointer on the element that the expression names. */
  point(element: string): Promise<void>
  /** Presses the primary button of the pointer on it. */
  click(element: string): Promise<void>
  /** Presses a key by its name in the DOM, with modifiers before it: "Enter", "Shift+Tab". */
  press(key: string): Promise<void>
  /** Types a text, key by key. */
  type(text: string): Promise<void>
  /** From now on expressions run in this frame. */
  enter(frame: string): Promise<void>
  /** From now on they run in the page. */
  leave(): Promise<void>
  /** What the browser itself has told of, besides what the page's own collector sees. */
  complaints(): string[]
  close(): Promise<void>
}

/** An engine that is running. */
export interface Engine {
  /** A tab of a browser that knows nothing of the tabs before. */
  openTab(origin: string, settings: Settings): Promise<Tab>
  stop(): Promise<void>
}

/** What a visitor has asked their browser for. */
export interface Settings {
  javaScript: boolean
  colorScheme: "light" | "dark"
  reducedMotion: boolean
}

/** Width and height of the page in CSS pixels: the menu is a row. */
export const SCREEN = { width: 1280, height: 860 }
