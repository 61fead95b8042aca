/**
 * The kinds of scene in the gallery, one file each. A kind is loaded by itself while it is being drawn
 * (`npm run illustrations -- --kind goats --sheet`), so that a mistake in one does not hold up the others.
 */
import type { Scenes } from "../part"

const kinds: Record<string, () => Promise<{ scenes: Scenes }>> = {
  openers: () => import("./openers"),
  herds: () => import("./herds"),
  water: () => import("./water"),
  "cow-and-calf": () => import("./cow-and-calf"),
  "cattle-portraits": () => import("./cattle-portraits"),
  goats: () => import("./goats"),
  "kids-at-play": () => import("./kids-at-play"),
  sheep: () => import("./sheep"),
  poultry: () => import("./poultry"),
  "ducks-and-turkeys": () => import("./ducks-and-turkeys"),
  rabbits: () => import("./rabbits"),
  bees: () => import("./bees"),
  birds: () => import("./birds"),
  milking: () => import("./milking"),
  "animal-health": () => import("./animal-health"),
  feeding: () => import("./feeding"),
  "weighing-and-records": () => import("./weighing-and-records"),
  "milk-journey": () => import("./milk-journey"),
  market: () => import("./market"),
  meetings: () => import("./meetings"),
  learning: () => import("./learning"),
  phones: () => import("./phones"),
  "family-life": () => import("./family-life"),
  terraces: () => import("./terraces"),
  lakeside: () => import("./lakeside"),
  savanna: () => import("./savanna"),
  mountains: () => import("./mountains"),
  weather: () => import("./weather"),
  nights: () => import("./nights"),
  energy: () => import("./energy"),
  planting: () => import("./planting"),
  "fencing-and-hay": () => import("./fencing-and-hay"),
  "still-lifes": () => import("./still-lifes"),
  interiors: () => import("./interiors"),
  patterns: () => import("./patterns"),
}

/** Throws when there is no such kind. */
export async function loadKind(name: string): Promise<Scenes> {
  const load = kinds[name]
  if (!load) throw new Error(`There is no kind “${name}”; there are ${Object.keys(kinds).join(", ")}`)
  return (await load()).scenes
}

/** All scenes of the gallery under "kind/name". */
export async function allScenes(): Promise<Scenes> {
  const loaded = await Promise.all(
    Object.keys(kinds).map(async (kind) =>
      Object.entries(await loadKind(kind)).map(([name, draw]) => [`${kind}/${name}`, draw] as const),
    ),
  )
  return Object.fromEntries(loaded.flat())
}
