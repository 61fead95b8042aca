import type { EntryType } from "./define"
import { farmer } from "./types/farmer"
import { post } from "./types/post"
import { product } from "./types/product"
import { project } from "./types/project"
import { service } from "./types/service"

/** The registry of the types whose entries have a list and a page each: whatever is done for all of them reads this. */
export const entryTypes: readonly EntryType[] = [
  // In the order of their lists on the site map.
  service,
  project,
  farmer,
  post,
  product,
]
