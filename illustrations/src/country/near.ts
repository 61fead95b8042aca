/** The sheets nearest to the viewer. */
import { leaf, mix, mixTone } from "../palette"
import { place } from "../part"
import { grassBank, tuft } from "../plants/grass"
import type { Stage } from "../scene"

/** Dark grass along the lower edge, a few tufts before it: the sheet that lies nearest. */
export function foreground(
  stage: Stage,
  bank: number,
  options: { tufts?: readonly number[]; colour?: string } = {},
): void {
  const { width, height, mood, random } = stage
  const { tufts = [0.08, 0.22, 0.9], colour = mood.land[3] } = options
  stage.add(grassBank(random, width, height, bank, mix(colour, mood.land[2], 0.4)))
  const tone = mixTone(leaf.dry, colour, 0.45)
  for (const share of tufts) {
    stage.add(
      place(tuft(random, tone, 80, 11), width * share, height - bank * 0.12, (bank / 90) * random.between(0.8, 1.2)),
    )
  }
  stage.add(grassBank(random, width, height, bank * 0.62, colour))
}

/** Low tufts scattered over the ground where figures stand; a place is [share of the width, y]. */
export function scatter(stage: Stage, places: readonly (readonly [number, number])[], size = 34): void {
  const tone = mixTone(leaf.papyrus, stage.mood.land[2], 0.35)
  for (const [share, y] of places) {
    stage.stand(tuft(stage.random, tone, size, 7), stage.width * share, y)
  }
}
