/** Tags, which tell one animal from another. */
import { cattle } from "../../animals/cattle"
import { hill, rolling } from "../../land"
import { material } from "../../palette"
import type { Picture } from "../../part"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { earTag, tagPliers } from "../../tools/clinic"
import { lentArm, turned } from "../hands"

export function newTag(): Picture {
  const set = stage("gallery/animal-health/new-tag", {
    width: 1100,
    height: 1100,
    light: "noon",
    horizon: 600,
    eye: 100,
  })
  set.add(sun("noon", 402, 470, 330, "rays"))
  set.add(hill(rolling(set.random, 1100, 720, 40, 1.2), 1100, set.mood.land[0], 0.1))
  set.add(hill(rolling(set.random, 1100, 860, 40, 1.5), 1100, set.mood.land[1], 0.1))
  const cow = { x: -190, y: 1680, scale: 8.2 }
  set.put(cattle({ breed: "friesian", pose: "looking" }), cow.x, cow.y, cow.scale)
  const ear = { x: cow.x + 98 * cow.scale, y: cow.y - 141 * cow.scale }
  set.put(earTag(), ear.x, ear.y, 9)
  set.put(turned(tagPliers(), 196), ear.x + 92, ear.y - 26, 8.6)
  set.put(
    lentArm(
      {
        shoulder: { x: 1320, y: 800 },
        elbow: { x: 1110, y: 690 },
        wrist: { x: ear.x + 226, y: ear.y + 24 },
        skin: 4,
        sleeve: material.milk,
        reach: 1.7,
      },
      8.6,
    ),
    0,
    0,
    8.6,
  )
  return set.finish(
    "A Friesian cow looks up calmly as a hand with pliers fixes a yellow ear tag, bright midday hills behind.",
  )
}
