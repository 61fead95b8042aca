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
import { mergeDescriptions, writePicture, writeSheet } from "./render"

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: "string", default: "" }, sheet: { type: "string" } } })
  const descriptions: Record<string, string> = {}
  const drawn: [string, Picture][] = []

  for (const [group, load] of Object.entries(groups)) {
    if (values.only.includes("/") && !values.only.startsWith(`${group}/`)) continue
    const found = await load().catch((error: unknown) => {
      report(group, error)
      return { pictures: {} }
    })
    for (const [name, draw] of Object.entries(found.pictures)) {
      if (!name.includes(values.only)) continue
      try {
        const drawing = draw()
        const bytes = await writePicture(name, drawing)
        descriptions[name] = drawing.description
        drawn.push([name, drawing])
        console.log(`${name}  ${drawing.width}×${drawing.height}  ${Math.round(bytes / 1024)} KB`)
      } catch (error) {
        report(name, error)
      }
    }
  }

  await mergeDescriptions(descriptions)
  if (values.sheet) await writeSheet(values.sheet, drawn)
  console.log(`${drawn.length} pictures drawn`)
}

/** Says which picture failed and goes on with the next; the command as a whole still fails. */
function report(name: string, error: unknown): void {
  process.exitCode = 1
  console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
}

main().catch((error: unknown) => report("cli", error))
