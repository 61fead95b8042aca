/** The long plank canoe of Lake Victoria. Centimetres. */
import { ramps, type Tone, cloth } from "../palette"
import type { Part } from "../part"
import { cut, cutWith, line } from "../paper"

/** 620 cm long, its raised bow to the right; `inside` is markup that lies behind the near side, its floor at y = -30. */
export function canoe({
  tone = cloth.forest,
  stripe = ramps.gold[400],
  inside = "",
  standing = true,
}: { tone?: Tone; stripe?: string; inside?: string; standing?: boolean } = {}): Part {
  const far = "M-290 -66C-200 -54 160 -54 292 -96C304 -100 312 -108 316 -114L300 -70C200 -40 -200 -40 -290 -66Z"
  const near =
    "M-312 -78C-200 -48 150 -46 270 -78C294 -86 312 -102 322 -122C326 -100 316 -76 300 -52C282 -24 262 -6 236 0H-252C-284 -8 -304 -40 -312 -78Z"
  return {
    svg:
      (standing ? cut("M-270 2C-200 -8 200 -8 262 2C200 10 -200 10 -270 2Z", "#1B0F0844") : "") +
      cut(far, tone.shade) +
      inside +
      cutWith(
        near,
        tone.base,
        cut("M-330 -30C-200 -2 180 -2 330 -46V20H-330Z", tone.shade) +
          line("M-308 -64C-200 -34 150 -32 270 -64C296 -72 312 -88 320 -106", stripe, 7) +
          line("M-300 -44C-200 -18 160 -16 288 -48", ramps.cream[100], 3) +
          cut("M268 -66L286 -62L276 -46L260 -50Z", stripe),
        "figure",
      ),
    box: { left: -312, top: -122, right: 322, bottom: 0 },
    name: "a canoe",
  }
}
