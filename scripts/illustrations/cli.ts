/**
 * Draws the website's pictures.
 *
 *   npx tsx scripts/illustrations/cli.ts                          all of them
 *   npx tsx scripts/illustrations/cli.ts --only gallery           those with "gallery" in their name
 *   npx tsx scripts/illustrations/cli.ts --only gallery/          a whole group, and nothing else is loaded
 *   npx tsx scripts/illustrations/cli.ts --only cow --sheet a.png and a contact sheet to look at
 */
import { parseArgs } from "node:util"
import type { Picture } from "./part"
import { groups } from "./pictures"
import { mergeDescriptions, writePicture, writeSheet, type Rendered } from "./render"

/** How many pictures are rendered at once; each keeps one core busy. */
const atOnce = 2

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: "string", default: "" }, sheet: { type: "string" } } })
  const waiting = await wanted(values.only)
  const descriptions: Record<string, string> = {}
  const done: Rendered[] = []

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, draw] = next
      try {
        const drawing = draw()
        const rendered = await writePicture(name, drawing)
        descriptions[name] = drawing.description
        done.push(rendered)
        console.log(`${name}  ${drawing.width}×${drawing.height}  ${Math.round(rendered.bytes.length / 1024)} KB`)
      } catch (error) {
        report(name, error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  await mergeDescriptions(descriptions)
  done.sort((a, b) => (a.name < b.name ? -1 : 1))
  if (values.sheet) await writeSheet(values.sheet, done)
  console.log(`${done.length} pictures drawn`)
}

/** The pictures whose name contains the pattern. A pattern such as "gallery/" loads nothing but that group. */
async function wanted(pattern: string): Promise<[string, () => Picture][]> {
  const found: [string, () => Picture][] = []
  for (const [group, load] of Object.entries(groups)) {
    if (pattern.includes("/") && !pattern.startsWith(`${group}/`)) continue
    try {
      const { pictures } = await load()
      found.push(...Object.entries(pictures).filter(([name]) => name.includes(pattern)))
    } catch (error) {
      report(group, error)
    }
  }
  return found
}

/** Says which picture failed and goes on with the next; the command as a whole still fails. */
function report(name: string, error: unknown): void {
  process.exitCode = 1
  console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
}

main().catch((error: unknown) => report("cli", error))
