import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { entryNodes } from "../../content/entry-nodes"
import { pictureFiles } from "../../content/checks/pictures"
import type { EntryType } from "../../content/define"
import { entryTypes } from "../../content/entry-types"
import { kindOf, labelOf } from "../../content/entries"
import { cardPath } from "../../lib/paths"
import { HEALTH_PICTURE } from "../../lib/sheet-paths"
import { drawCard, type CardCopy } from "./draw-card"
import { drawHealthPicture, type HealthPictureCopy } from "./health-picture"

interface Card {
  copy: CardCopy
  /** Path in public/. */
  path: string
  pictureFile: string
}

/** A change of the drawing: cards that an earlier build has kept are drawn anew. */
const DRAWING = 3

/** Drawn at one time: each takes its picture's pixels in memory. */
const AT_ONCE = 4

/**
 * Writes the card of each entry whose manifest says what stands on it, the picture that a shared link shows, and the
 * picture for sick animals. A card
 * whose entry and picture have not changed is taken from an earlier build.
 */
export async function writeCards(api: BuildArgs, root: string): Promise<void> {
  const files = pictureFiles(path.join(root, "data", "images"))
  const [preview] = api.getNodesByType("Preview") as { line?: string }[]
  const cards = entryTypes.flatMap((type) => cardsOf(api, type, root, files, preview?.line))
  await writeHealthPicture(api, root, preview?.line)
  const kept = path.join(root, ".cache", "cards")
  fs.mkdirSync(kept, { recursive: true })
  const queue = cards.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const card of queue) await writeCard(card, root, kept)
    }),
  )
}

/** Writes the picture of the page for sick and dead animals, to be sent on. */
async function writeHealthPicture(api: BuildArgs, root: string, preview?: string): Promise<void> {
  const [health] = api.getNodesByType("AnimalHealth") as unknown as HealthWords[]
  const [site] = api.getNodesByType("SiteSettings") as unknown as { siteUrl: string }[]
  const [provenance] = api.getNodesByType("Provenance") as unknown as { reviewLabel: string; reviewMissing: string }[]
  if (!health || !site || !provenance) return
  const review = health.lastReview ? [] : [`${provenance.reviewLabel}: ${provenance.reviewMissing}`]
  const picture = await drawHealthPicture(root, {
    title: health.note.title,
    line: health.note.text,
    points: health.avoid.items,
    address: `${site.siteUrl.replace(/^https:\/\//, "")}/animal-health`,
    warnings: preview ? [...review, preview] : review,
  })
  const published = path.join(root, "public", HEALTH_PICTURE)
  fs.mkdirSync(path.dirname(published), { recursive: true })
  fs.writeFileSync(published, picture)
}

interface HealthWords {
  lastReview: object | null
  note: { title: string; text: string }
  avoid: { items: HealthPictureCopy["points"] }
}

function cardsOf(
  api: BuildArgs,
  type: EntryType,
  root: string,
  files: ReturnType<typeof pictureFiles>,
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

async function writeCard({ copy, path: target, pictureFile }: Card, root: string, kept: string): Promise<void> {
  // By the picture's content: a new checkout gives every file a new time and may stand elsewhere.
  const key = createHash("sha256")
    .update(JSON.stringify([DRAWING, copy]))
    .update(fs.readFileSync(pictureFile))
    .digest("hex")
  const file = path.join(kept, `${key}.jpg`)
  if (!fs.existsSync(file)) fs.writeFileSync(file, await drawCard(root, copy, pictureFile))
  const published = path.join(root, "public", target)
  fs.mkdirSync(path.dirname(published), { recursive: true })
  fs.copyFileSync(file, published)
}
