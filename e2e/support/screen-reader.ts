import { expect, type Locator, type Page } from "@playwright/test"
import { build, type Plugin } from "esbuild"
import fs from "node:fs"
import path from "node:path"
import type { PageReader } from "./screen-reader-page"
import { open } from "./test"

declare global {
  interface Window {
    screenReader: PageReader
  }
}

const FOLDER = path.join("e2e", "journeys", "transcripts")

/** Set to rewrite the transcripts; ignored in CI, where nobody would read the difference. */
const UPDATES = Boolean(process.env.UPDATE_TRANSCRIPTS) && !process.env.CI

/** A screen reader user with a keyboard, whose announcements are written to a transcript. */
export interface ScreenReader {
  /** Begins a section of the transcript. */
  part: (heading: string) => void
  /** Opens a URL and records the page's title. */
  opens: (address: string) => Promise<void>
  /** Reads a landmark, a dialog or the body of a frame from its start to its end. */
  reads: (where: Locator) => Promise<void>
  /** Moves to a control and presses a key; `hears` records the result. */
  presses: (key: string, control: Locator) => Promise<void>
  /** Moves to a field and types. */
  types: (text: string, field: Locator) => Promise<void>
  /**
   * Waits until all these texts are announced, by live regions or by the focused element, and records everything
   * announced.
   */
  hears: (...words: string[]) => Promise<void>
  /** Compares with the stored transcript. */
  done: () => void
}

/**
 * Creates a screen reader.
 *
 * @param name of the file in e2e/journeys/transcripts, without its extension
 */
export async function screenReader(page: Page, name: string, title: string): Promise<ScreenReader> {
  await page.addInitScript({ content: await bundle() })
  const parts: string[][] = []
  const write = (...lines: string[]) => parts.at(-1)?.push(...lines)

  const listen = () => Promise.all(page.frames().map((frame) => frame.evaluate(() => window.screenReader.listen())))
  const heard = async () => {
    const frames = page.frames().map((frame) => frame.evaluate(() => window.screenReader.heard()))
    return (await Promise.all(frames)).flat()
  }
  /** Focuses the control and records its announcement. */
  const goTo = async (control: Locator) => {
    await control.focus()
    await listen()
    return control.evaluate((element) => window.screenReader.name(element))
  }

  return {
    part: (heading) => parts.push([heading]),
    opens: async (address) => {
      await open(page, address)
      write(`> opens ${address}`, `(says) ${await page.title()}`, "")
    },
    reads: async (where) => {
      write(...(await where.evaluate((element) => window.screenReader.read(element))), "")
    },
    presses: async (key, control) => {
      write(`> presses ${key} on ${await goTo(control)}`)
      await page.keyboard.press(key)
    },
    types: async (text, field) => {
      write(`> types “${text}” into ${await goTo(field)}`)
      // The Tab key selects the text of a field, so typing replaces it.
      await page.keyboard.press("ControlOrMeta+a")
      await page.keyboard.type(text)
    },
    hears: async (...words) => {
      let lines: string[] = []
      const missing = async () => {
        lines = await heard()
        return words.filter((part) => !lines.some((line) => line.includes(part)))
      }
      await expect.poll(missing, "what is not to be heard").toEqual([])
      write(...lines, "")
      await listen()
    },
    done: () => expectKept(name, `# ${title}\n\n${parts.map(asMarkdown).join("\n")}`),
  }
}

function asMarkdown([heading = "", ...lines]: string[]): string {
  const text = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  return `## ${heading}\n\n\`\`\`text\n${text}\n\`\`\`\n`
}

/** Messages have a new number each time they are written; a transcript has always the same. */
const withOneNumber = (text: string) => text.replace(/\b[2-9B-Z]{4}-[2-9B-Z]\b/g, "7K3Q-2")

/** Said where the next page takes long (`src/shared/page-change.ts`): on a busy machine, whatever the page does. */
const withoutWaiting = (text: string) => text.replace(/^\(says\) The page is on its way\.\n/gm, "")

function expectKept(name: string, spoken: string): void {
  const transcript = withoutWaiting(withOneNumber(spoken))
  const file = path.join(FOLDER, `${name}.md`)
  if (UPDATES) fs.writeFileSync(file, transcript)
  const kept = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : ""
  const advice =
    "Read what has changed as somebody who only hears it; to keep it: UPDATE_TRANSCRIPTS=1 npm run e2e -- screen-reader"
  expect(transcript, `${file} says otherwise. ${advice}`).toBe(kept)
}

/** The package's own keyboard changes the behaviour of fields; here the browser's keys are used. */
const withoutKeyboard: Plugin = {
  name: "without the package's keyboard",
  setup: (builder) => {
    builder.onLoad({ filter: /user-event/ }, () => ({ contents: "export const userEvent = { setup() {} }" }))
  },
}

/** A single script that can be injected into any page, despite its Content-Security-Policy. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["e2e/support/screen-reader-page.ts"],
    bundle: true,
    write: false,
    format: "iife",
    plugins: [withoutKeyboard],
  })
  return outputFiles[0]?.text ?? ""
}
