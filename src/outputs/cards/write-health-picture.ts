import fs from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { provenanceWords } from "../../lib/provenance"
import { HEALTH_PICTURE } from "../../lib/sheet-paths"
import { drawHealthPicture } from "./health-picture"

/** Writes the picture of the page for sick and dead animals, to be sent on. */
export async function writeHealthPicture(api: BuildArgs, root: string): Promise<void> {
  const result: { data?: Queries.HealthPictureQuery; errors?: Error[] } =
    await api.graphql<Queries.HealthPictureQuery>(HEALTH_PICTURE_CONTENT)
  const { preview, siteSettings, animalHealth: health } = result.data ?? {}
  if (!siteSettings || !health) {
    api.reporter.panicOnBuild("What the picture for sick animals says could not be read.", result.errors)
    return
  }
  const review = health.lastReview ? [] : [provenanceWords.notReviewed]
  const picture = await drawHealthPicture(root, {
    title: health.note.title,
    line: health.note.text,
    points: health.avoid.items,
    address: `${siteSettings.siteUrl.replace(/^https:\/\//, "")}/animal-health`,
    warnings: preview ? [...review, preview.line] : review,
  })
  const published = path.join(root, "public", HEALTH_PICTURE)
  fs.mkdirSync(path.dirname(published), { recursive: true })
  fs.writeFileSync(published, picture)
}

const HEALTH_PICTURE_CONTENT = /* GraphQL */ `
  query HealthPicture {
    preview {
      line
    }
    siteSettings {
      siteUrl
    }
    animalHealth {
      lastReview {
        by
      }
      note {
        title
        text
      }
      avoid {
        items {
          title
          drawing
        }
      }
    }
  }
`
