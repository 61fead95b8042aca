/** Every wide picture of the sliders. */
import { pictures as goods } from "./banners-goods"
import { pictures as home } from "./banners-home"
import type { Pictures } from "./index"

export const pictures: Pictures = { ...home, ...goods }
