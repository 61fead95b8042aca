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

const FOLDER = path.join("__tests__", "transcripts")

/** Set to rewrite the transcripts; not heeded in CI, where nobody would read the difference. */
const UPDATES = Boolean(process.env.UPDATE_TRANSCRIPTS) && !process.env.CI

/** Somebody who hears the page, works it by keyboard, and writes down what there is to hear. */
export interface ScreenReader {
  /** Begins a part of the transcript. */
  part: (heading: string) => void
  /** Goes to an address and hears the page's title. */
  opens: (address: string) => Promise<void>
  /** Reads a landmark, a dialog or the body of a frame from its beginning to its end. */
  reads: (where: Locator) => Promise<void>
  /** Goes to a control and presses a key; `hears` writes down what comes of it. */
  presses: (key: string, control: Locator) => Promise<void>
  /** Goes to a field and types. */
  types: (text: string, field: Locator) => Promise<void>
  /** Waits until all of this is said, by the page or of what has got the focus, and writes down all there was to hear. */
  hears: (...words: string[]) => Promise<void>
  /** Compares with the transcript that is kept. */
  done: () => void
}

/** @param name of the file in __tests__/transcripts, without its ending */
export async function screenReader(page: Page, name: string, title: string): Promise<ScreenReader> {
  await page.addInitScript({ content: await bundle() })
  const parts: string[][] = []
  const write = (...lines: string[]) => parts.at(-1)?.push(...lines)

  const listen = () => Promise.all(page.frames().map((frame) => frame.evaluate(() => window.screenReader.listen())))
  const heard = async () => {
    const frames = page.frames().map((frame) => frame.evaluate(() => window.screenReader.heard()))
    return (await Promise.all(frames)).flat()
  }
  /** Puts the focus there, and says how it is called. */
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
      // As the Tab key does, which brings a visitor there: what is in the field is marked, to be typed over.
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

function expectKept(name: string, transcript: string): void {
  const file = path.join(FOLDER, `${name}.md`)
  if (UPDATES) fs.writeFileSync(file, transcript)
  const kept = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : ""
  const advice =
    "Read what has changed as somebody who only hears it; to keep it: UPDATE_TRANSCRIPTS=1 npm run e2e -- transcripts"
  expect(transcript, `${file} says otherwise. ${advice}`).toBe(kept)
}

/** The package's own keyboard changes how fields behave; the keys that are pressed here are the browser's. */
const withoutKeyboard: Plugin = {
  name: "without the package's keyboard",
  setup: (builder) => {
    builder.onLoad({ filter: /user-event/ }, () => ({ contents: "export const userEvent = { setup() {} }" }))
  },
}

/** One script that can be put into any page, ahead of what its Content-Security-Policy lets in. */
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
