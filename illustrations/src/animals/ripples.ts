/** Water that a swimming bird stirs. */
import { line } from "../paper"

/** Two slips of light at the waterline, `half` centimetres to either side. */
export const ripples = (half: number): string =>
  `<g opacity="0.55">${line(`M${-half} 0.4Q0 2.4 ${half * 0.9} 0.4M${-half * 0.7} 4Q0 6 ${half * 0.6} 4`, "#FFFFFF", 0.8)}</g>`
