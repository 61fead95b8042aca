/** The ten products of the shop, as a catalogue shows them: one good each on warm paper. */
import type { Pictures } from "../part"
import { dairy } from "./products-dairy"
import { live } from "./products-live"
import { meat } from "./products-meat"

export const pictures: Pictures = { ...live, ...dairy, ...meat }
