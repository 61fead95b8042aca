import { picture } from "./picture.fixture"

/* Pictures that more than one page's fixture shows. */

/** What a card shows. */
export const herd = picture(
  "Four Friesian cows and a calf in a fenced paddock below the snow-capped Rwenzori at midday.",
  480,
  360,
)

/** What stands beside a text. */
export const figure = picture("A whole farm in the morning: barn, huts, biogas dome and two cows.", 720, 540)
