import type { EntryType } from "./define"
import { farmer } from "./types/farmer"
import { post } from "./types/post"
import { product } from "./types/product"
import { project } from "./types/project"
import { service } from "./types/service"

/** The types whose entries have pages. */
export const entryTypes: readonly EntryType[] = [
  // In the order of the site map.
  service,
  project,
  farmer,
  post,
  product,
]
