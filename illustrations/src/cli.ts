/**
 * Draws the website's pictures.
 *
 *   npm run draw                                    all of them, in a few minutes
 *   npm run draw -- --only gallery                  those with "gallery" in their name
 *   npm run draw -- --only gallery/ --sheet         one group, and a contact sheet of it
 *   npm run draw -- --kind goats --sheet            a draft of one kind of gallery scene; data/ stays as it is
 *   npm run draw -- --kind goats --only kids        one scene of a kind, the same way
 *
 * A picture that a photograph has replaced is left as it is, and so is its description.
 *
 * A contact sheet goes to .cache/sheet.png or to the file named after --sheet. Drafts lie beside it at
 * full size, or in the folder given with --out.
 */
import { parseArgs } from "node:util"
import path from "node:path"
import { loadKind } from "./gallery/kinds"
import type { Picture } from "./part"
import { groups } from "./pictures"
import { photographOf, readDrawn } from "./photographs"
import { mergeDescriptions, noteDrawn, writePicture, writeSheet, type Rendered } from "./render"
import { draftsFolder, imagesFolder } from "./website"
import { mistakes } from "./words"

/** How many pictures are rendered at once; each keeps one core busy. */
const atOnce = 2

interface Wish {
  only: string
  kind: string | undefined
  out: string | undefined
  sheet: string | undefined
}

function wish(): Wish {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string", default: "" },
      kind: { type: "string" },
      out: { type: "string" },
      sheet: { type: "boolean", default: false },
    },
  })
  const sheet = values.sheet ? (positionals[0] ?? path.join(draftsFolder, "sheet.png")) : undefined
  return { only: values.only, kind: values.kind, out: values.out ?? (values.kind ? draftsFolder : undefined), sheet }
}

async function main(): Promise<void> {
  const { only, kind, out, sheet } = wish()
  const waiting = kind === undefined ? await wanted(only) : await draft(kind, only)
  const total = waiting.length
  const drawn = await readDrawn()
  let kept = 0
  const descriptions: Record<string, string> = {}
  const done: Rendered[] = []

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, draw] = next
      try {
        const photograph = out === undefined ? await photographOf(name, drawn, imagesFolder) : undefined
        if (photograph) {
          kept += 1
          console.log(`${name}: not drawn, data/images/${photograph} is a photograph`)
          continue
        }
        const drawing = draw()
        const rendered = await writePicture(name, drawing, out ?? imagesFolder)
        descriptions[name] = drawing.description
        done.push(rendered)
        const progress = `[${String(done.length + kept).padStart(String(total).length)}/${total}]`
        console.log(
          `${progress} ${name}  ${drawing.width}×${drawing.height}  ${Math.round(rendered.bytes.length / 1024)} KB`,
        )
        for (const mistake of mistakes(drawing)) report(name, `“${drawing.description}” ${mistake}`)
      } catch (error) {
        report(name, error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))

  if (out === undefined) {
    await mergeDescriptions(descriptions)
    await noteDrawn(done)
  }
  done.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }))
  if (sheet) await writeSheet(sheet, done)
  console.log(`${done.length} pictures drawn${sheet ? `, contact sheet: ${sheet}` : ""}`)
}

type Named = [string, () => Picture]

/** The pictures whose name contains the pattern. A pattern such as "gallery/" loads nothing but that group. */
async function wanted(pattern: string): Promise<Named[]> {
  const found: Named[] = []
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

/** The scenes of one kind, under their own names instead of the gallery's numbers. */
async function draft(kind: string, pattern: string): Promise<Named[]> {
  const scenes = await loadKind(kind)
  return Object.entries(scenes)
    .filter(([name]) => name.includes(pattern))
    .map(([name, draw]): Named => [`${kind}/${name}`, draw])
}

/** Says which picture failed and goes on with the next; the command as a whole still fails. */
function report(name: string, error: unknown): void {
  process.exitCode = 1
  console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
}

main().catch((error: unknown) => report("illustrations", error))
