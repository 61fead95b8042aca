import type { z } from "zod"
import type { EntryOf } from "../../content/entry-nodes"
import type { animalHealth } from "../../content/types/animal-health"
import type { post } from "../../content/types/post"
import type { service } from "../../content/types/service"
import type { sheet } from "../../content/types/sheet"
import type { Organisation } from "../organisation"

export interface SheetFacts {
  isPreview: boolean
  /** The day of the build. */
  today: string
  site: Pick<Organisation, "name" | "siteUrl" | "telephones" | "vetLine" | "chat">
  posts: readonly Pick<EntryOf<typeof post>, "jsonId" | "title">[]
  services: readonly Pick<EntryOf<typeof service>, "jsonId" | "title" | "servicePath">[]
}

export interface SheetEntries {
  sheets: readonly Sheet[]
  health: Health
}
export type Sheet = z.output<typeof sheet.schema>
export type Health = z.output<typeof animalHealth.schema>
export type SheetPart = Sheet["parts"][number]
export type Origin = Pick<Sheet, "reviewedBy" | "sources">
