import type { z } from "zod"
import type { animalHealth } from "../../content/types/animal-health"
import type { sheet } from "../../content/types/sheet"

type Answer = Queries.SheetFactsQuery
/** `preview` is missing once nothing is left to confirm. */
export type SheetFacts = { [Fact in Exclude<keyof Answer, "preview">]: NonNullable<Answer[Fact]> } & {
  preview: Answer["preview"]
}
export interface SheetEntries {
  sheets: readonly Sheet[]
  health: Health
}
export type Sheet = z.output<typeof sheet.schema>
export type Health = z.output<typeof animalHealth.schema>
export type SheetPart = Sheet["parts"][number]
export type Origin = Pick<Sheet, "reviewedBy" | "sources">

export const SHEET_FACTS = /* GraphQL */ `
  query SheetFacts {
    preview {
      left
    }
    buildDay {
      day
    }
    siteSettings {
      name
      siteUrl
      telephones {
        label
        number
      }
      vetLine
      chat {
        number
      }
    }
    posts: allPost {
      nodes {
        jsonId
        title
      }
    }
    services: allService {
      nodes {
        jsonId
        servicePath
        title
      }
    }
  }
`
