import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { entryNodes } from "../../content/entry-nodes"
import { pictureFiles } from "../../content/content-files"
import type { EntryType } from "../../content/define"
import { entryTypes } from "../../content/entry-types"
import { kindOf, labelOf } from "../../content/entries"
import { at } from "../../content/inspect"
import { cardPath } from "../../lib/paths"
import { drawCard, type CardCopy } from "./draw-card"
import { writeHealthPicture } from "./write-health-picture"

interface Card {
  copy: CardCopy
  /** Path in public/. */
  path: string
  pictureFile: string
}

/** A change of the drawing: cards that an earlier build has cached are drawn anew. */
const DRAWING = 3

/** Drawn at one time: each takes its picture's pixels in memory. */
const AT_ONCE = 4

/**
 * Writes the card of each entry whose manifest says what stands on it, the picture that a shared link shows, and the
 * picture for sick animals. A card whose entry and picture have not changed is taken from an earlier build.
 */
export async function writeCards(api: BuildArgs, root: string): Promise<void> {
  const files = pictureFiles(path.join(root, "data", "images")).used
  const preview = at(api.getNodesByType("Preview")[0], "line")
  const line = typeof preview === "string" ? preview : undefined
  const cards = entryTypes.flatMap((type) => cardsOf(api, type, root, files, line))
  await writeHealthPicture(api, root)
  for (const type of entryTypes) {
    fs.rmSync(path.join(root, "public/cards", kindOf(type)), { recursive: true, force: true })
  }
  const cache = path.join(root, ".cache", "cards")
  fs.mkdirSync(cache, { recursive: true })
  const queue = cards.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const card of queue) await writeCard(card, root, cache)
    }),
  )
}

function cardsOf(
  api: BuildArgs,
  type: EntryType,
  root: string,
  files: ReturnType<typeof pictureFiles>["used"],
  preview?: string,
): Card[] {
  const { card } = type.pages
  const kind = kindOf(type)
  if (!card) return []
  return entryNodes(api, type).map(({ jsonId, entry }) => {
    const { picture, ...copy } = card(entry)
    const [file] = files.get(picture) ?? []
    if (!file) throw new Error(`${kind} ${jsonId}: there is no picture “${picture}” for its card.`)
    return {
      copy: { ...copy, title: labelOf(type, entry), preview },
      path: cardPath(kind, jsonId),
      pictureFile: path.join(root, "data", "images", file),
    }
  })
}

async function writeCard({ copy, path: target, pictureFile }: Card, root: string, cache: string): Promise<void> {
  // By the picture's content: a new checkout gives every file a new time and may stand elsewhere.
  const key = createHash("sha256")
    .update(JSON.stringify([DRAWING, copy]))
    .update(fs.readFileSync(pictureFile))
    .digest("hex")
  const file = path.join(cache, `${key}.jpg`)
  if (!fs.existsSync(file)) fs.writeFileSync(file, await drawCard(root, copy, pictureFile))
  const published = path.join(root, "public", target)
  fs.mkdirSync(path.dirname(published), { recursive: true })
  fs.copyFileSync(file, published)
}
