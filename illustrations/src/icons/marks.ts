import {
  siFacebook,
  siInstagram,
  siTelegram,
  siTiktok,
  siWhatsapp,
  siX,
  siYoutube,
  type SimpleIcon,
} from "simple-icons"
import { accent, cut, type Icon } from "./icon"

const star = "l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z"
const five = [0, 24, 48, 72, 96].map((x) => `M${12 + x} 2.6${star}`).join("")

/** A network's own mark, from simple-icons. */
const brand = ({ slug, title, path }: SimpleIcon): Icon => ({
  name: slug,
  shows: `the mark of ${title}`,
  viewBox: "0 0 24 24",
  svg: cut(path),
})

/** Small things that stand in every page, some many times: drawn once here instead of in the HTML. */
export const marks: Icon[] = [
  { name: "stars", shows: "five stars", viewBox: "0 0 120 24", svg: cut(five) },
  {
    name: "stars-outline",
    shows: "five stars in outline, so that an empty one reads without colour",
    viewBox: "0 0 120 24",
    svg: `<path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" d="${five}"/>`,
  },
  {
    name: "sheets",
    shows: "two hills of cut paper, before the words above a heading",
    viewBox: "0 0 28 12",
    svg: cut("M0 12C4 5 8 1 12 2s6 7 10 10z") + accent(cut("M10 12c3-5 6-7 9-6s5 4 9 6z")),
  },
  ...[siFacebook, siInstagram, siTelegram, siTiktok, siWhatsapp, siX, siYoutube].map(brand),
]
