/** The cockerel on his ridge, and a sheet of hens in rows. */
import { cockerel, hen } from "../../animals/birds"
import { outline } from "../../geometry"
import { type Crest, hill, under } from "../../land"
import { hide, material, mix, ramps } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import { type Picture, round } from "../../part"
import { stage } from "../../scene"
import { cloud, sun } from "../../sky"

/** A cockerel on the ridge of a thatched roof, black and gold before the rising sun. */
export function crowing(): Picture {
  const set = stage("poultry/crowing", { width: 900, height: 1200, light: "dawn", horizon: 300, eye: 60 })
  set.add(sun("dawn", 430, 480, 330, "plain"))
  set.add(cloud(set.random, 120, 330, 300, "#F6D3A6"), cloud(set.random, 800, 690, 340, "#F4CFA0"))
  const far: Crest = [
    [-40, 900],
    [200, 850],
    [520, 905],
    [760, 860],
    [940, 890],
  ]
  set.add(hill(far, 1200, mix(set.mood.land[0], set.mood.haze, 0.3), 0.1))
  set.add(
    hill(
      far.map(([x, y], index) => [x, y + (index % 2 ? 95 : 50)]),
      1200,
      set.mood.land[1],
      0.1,
    ),
  )
  const { thatch } = material
  const layers = [0, 1, 2, 3].map((row) => {
    const y = 930 + row * 74
    const d = outline(
      [250 - row * 108, y + 130, "corner"],
      [330 - row * 60, y + 20],
      [450, y - 66],
      [560 + row * 66, y + 22],
      [650 + row * 104, y + 136, "corner"],
      [450, y + 170],
    )
    const straws = Array.from({ length: 34 }, (_, index) => {
      const x = 250 - row * 108 + (index / 33) * (400 + row * 212)
      return `M${round(x)} ${y + 150}L${round(450 + (x - 450) * 0.55)} ${y - 50}`
    }).join("")
    return sheet(
      cut(d, [thatch.light, thatch.base, mix(thatch.base, thatch.shade, 0.5), thatch.shade][row] ?? thatch.base) +
        clip(d, line(straws, mix(thatch.shade, "#5A3F20", 0.3), 2)),
      "land",
    )
  })
  set.add(...layers.reverse())
  set.add(
    sheet(
      cut(
        outline([330, 930], [366, 868], [450, 846], [534, 868], [570, 930], [450, 950]),
        mix(thatch.shade, "#5A3F20", 0.35),
      ) + line("M352 892Q450 862 548 892M344 914Q450 890 556 914", thatch.light, 7),
      "land",
    ),
  )
  set.scenery("a thatched roof ridge")
  set.put(cockerel(hide.henRust, hide.henDark, "crowing", false), 452, 862, 8.6)
  return set.finish("{cockerel} crows on the ridge of a thatched roof; the sun stands huge behind him at dawn.")
}

/** A pattern: hens in profile on strips of paper, every second row facing back; in one place a cockerel crows. */
export function rowsOfHens(): Picture {
  const set = stage("poultry/rows-of-hens", { width: 1100, height: 1100, light: "morning", horizon: 0, eye: 200 })
  const strips = ["#F3E3C0", ramps.gold[400], "#C9572F", "#2F6A4A", "#F3E3C0"]
  set.add(cut("M0 0H1100V1100H0Z", strips[0] ?? ""))
  const coats = [hide.henRust, hide.henCream, hide.henDark]
  strips.forEach((colour, row) => {
    const y = 30 + row * 214
    if (row > 0)
      set.add(
        sheet(
          cut(
            under(
              [
                [-40, y - 8],
                [260, y + 8],
                [560, y - 6],
                [860, y + 10],
                [1140, y - 4],
              ],
              1140,
            ),
            colour,
          ),
          "land",
        ),
      )
    const count = row % 2 === 0 ? 4 : 5
    for (let column = 0; column < count; column += 1) {
      const x = row % 2 === 0 ? 178 + column * 248 : 54 + column * 248
      const facing = row % 2 === 0 ? "right" : "left"
      const odd = row === 2 && column === 2
      const onRust = colour === "#C9572F"
      const coat = coats[(column + row + (onRust ? 1 : 0)) % 3] ?? hide.henRust
      const plain =
        (onRust && coat === hide.henRust) || (colour === "#F3E3C0" && coat === hide.henCream) ? hide.henDark : coat
      if (odd) set.put(cockerel(), x, y + 200, 3.2, "left")
      else
        set.put(
          hen({ coat: plain, hackle: plain === hide.henDark ? (column % 2 ? hide.henDark : hide.henRust) : plain }),
          x,
          y + 198,
          3.7,
          facing,
        )
    }
  })
  return set.finish(
    "A sheet of {hens}, row upon row of red, white and black on bands of coloured paper, and {cockerel} among them.",
  )
}
