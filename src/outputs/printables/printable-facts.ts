import type { z } from "zod"
import type { EntryOf } from "../../content/entry-nodes"
import type { animalHealth } from "../../content/types/animal-health"
import type { post } from "../../content/types/post"
import type { service } from "../../content/types/service"
import type { printable } from "../../content/types/printable"
import type { Organisation } from "../organisation"

export interface PrintableFacts {
  isPreview: boolean
  /** The day of the build. */
  today: string
  site: Pick<Organisation, "name" | "siteUrl" | "telephones" | "vetLine" | "chat">
  posts: readonly Pick<EntryOf<typeof post>, "jsonId" | "title">[]
  services: readonly Pick<EntryOf<typeof service>, "jsonId" | "title" | "servicePath">[]
}

export interface PrintableEntries {
  printables: readonly Printable[]
  health: Health
}
export type Printable = z.output<typeof printable.schema>
export type Health = z.output<typeof animalHealth.schema>
export type PrintablePart = Printable["parts"][number]
export type Origin = Pick<Printable, "reviewedBy" | "sources">
