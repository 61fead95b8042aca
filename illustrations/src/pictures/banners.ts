/** Every wide picture of the sliders. */
import type { Pictures } from "../part"
import { pictures as goods } from "./banners-goods"
import { pictures as home } from "./banners-home"

export const pictures: Pictures = { ...home, ...goods }
