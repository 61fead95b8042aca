import type { Pictures } from "./index"

export const pictures: Pictures = {}
