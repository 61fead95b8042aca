/** Every scene that belongs to a page. */
import type { Pictures } from "../part"
import { pictures as joining } from "./scenes-joining"
import { pictures as map } from "./scenes-map"
import { pictures as pages } from "./scenes-pages"
import { pictures as states } from "./scenes-states"
import { pictures as year } from "./scenes-year"

export const pictures: Pictures = { ...pages, ...states, ...joining, ...year, ...map }
