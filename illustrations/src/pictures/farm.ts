/** The six stops of a walk over the demonstration farm, each from a viewpoint of its own. */
import type { Pictures } from "../part"
import { biogas } from "./farm-biogas"
import { fodderBank } from "./farm-fodder"
import { goats } from "./farm-goats"
import { hens } from "./farm-hens"
import { milkingBench } from "./farm-milking"
import { paddocks } from "./farm-paddocks"

export const pictures: Pictures = {
  "farm/fodder-bank": fodderBank,
  "farm/paddocks-and-rest": paddocks,
  "farm/milking-bench": milkingBench,
  "farm/goat-house": goats,
  "farm/hen-house": hens,
  "farm/biogas-dome": biogas,
}
