/** High places: the Rwenzori, Mount Elgon's falls, ranges at dawn, the volcanoes of Kisoro, tea below the peaks. */
import type { Scenes } from "../part"
import { moonOverTheRwenzori, alongTheRidge } from "./mountains/peaks"
import { underTheFalls } from "./mountains/falls"
import { fieldsUnderMuhabura } from "./mountains/slopes"

export const scenes: Scenes = {
  "moon-over-the-rwenzori": moonOverTheRwenzori,
  "under-the-falls": underTheFalls,
  "along-the-ridge": alongTheRidge,
  "fields-under-the-volcano": fieldsUnderMuhabura,
}
