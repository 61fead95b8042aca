/**
 * A browser tab, as far as the flows need one. Only this interface differs between the engines; finding, waiting and
 * checking are written once (`visitor.ts`).
 *
 * Expressions are JavaScript, run in the page or in the entered frame.
 */
export interface Tab {
  /** Opens a URL and resolves when its HTML has loaded. `kit.ts` is then in the page, before the page's bundles run. */
  open(address: string): Promise<void>
  /** Evaluates an expression and awaits its promise. */
  evaluate(expression: string): Promise<unknown>
  /** Runs statements. */
  run(script: string): Promise<void>
  /** Clicks it with the primary button. */
  click(element: string): Promise<void>
  /** Presses a key by its DOM name, with modifiers before it: "Enter", "Shift+Tab". */
  press(key: string): Promise<void>
  /** Types a text, key by key. */
  type(text: string): Promise<void>
  /** Makes the following expressions run in this frame. */
  enter(frame: string): Promise<void>
  /** Makes the following expressions run in the page. */
  leave(): Promise<void>
  /** Errors reported by the browser itself, besides those that `kit.ts` collects. */
  complaints(): string[]
  close(): Promise<void>
}

/** A running browser. */
export interface Engine {
  /** Opens a tab in a fresh profile. */
  openTab(origin: string, settings: Settings): Promise<Tab>
  stop(): Promise<void>
}

/** The visitor's browser settings. */
export interface Settings {
  javaScript: boolean
  colorScheme: "light" | "dark"
  reducedMotion: boolean
  /** Whether the site may have its service worker. WebKit always lets it. */
  hasWorker: boolean
}

/** Width and height of the viewport in CSS pixels: wide enough for the menu in a row. */
export const SCREEN = { width: 1280, height: 860 }
