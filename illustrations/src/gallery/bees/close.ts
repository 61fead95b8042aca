/** Bees from close by: on the comb and at a sunflower. */
import { bee, beeAbove } from "../../animals/bee"
import { outline, oval, taper } from "../../geometry"
import { hill, rolling } from "../../land"
import { mix, ramps } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { type Picture, round } from "../../part"
import { stage } from "../../scene"
import { cloud } from "../../sky"

export function comb(): Picture {
  const set = stage("bees/honeycomb", { width: 900, height: 900, light: "morning", horizon: 0, eye: 200 })
  set.add(cut("M0 0H900V900H0Z", "#8A4F16"))
  const side = 84
  const [wide, tall] = [side * Math.sqrt(3), side * 1.5]
  const hex = (x: number, y: number, r: number) =>
    `M${[0, 1, 2, 3, 4, 5].map((corner) => `${round(x + r * Math.sin((corner * Math.PI) / 3))} ${round(y - r * Math.cos((corner * Math.PI) / 3))}`).join("L")}Z`
  const walls: string[] = []
  const inner: string[] = []
  for (let row = -1; row < 9; row += 1) {
    for (let column = -1; column < 8; column += 1) {
      const [x, y] = [column * wide + (row % 2 === 0 ? 0 : wide / 2), row * tall]
      // The comb is capped towards the upper left, full of honey in the middle, still empty at the lower right.
      const age = x + y + set.random.between(-190, 190)
      const kind = age < 500 ? "capped" : age < 1260 ? "honey" : "empty"
      walls.push(cut(hex(x, y, side * 1.01), mix("#F2BE55", "#D89A34", set.random.next())))
      if (kind === "capped")
        inner.push(
          cut(hex(x, y, side * 0.86), mix("#F7D48A", "#EFC06A", set.random.next())) +
            line(
              `M${round(x - 22)} ${round(y - 10)}q14 -16 34 -8M${round(x - 26)} ${round(y + 14)}q22 12 44 -4`,
              "#FBE7B6",
              5,
            ),
        )
      else if (kind === "honey")
        inner.push(
          cut(hex(x, y, side * 0.84), "#B8660F") +
            cut(hex(x, y + 5, side * 0.74), mix("#E8941C", "#F3AE36", set.random.next())) +
            cut(oval(round(x - 18), round(y - 20), 15, 7, -30), "#FBD67C"),
        )
      else inner.push(cut(hex(x, y, side * 0.84), "#6B3A10") + cut(hex(x, y + 8, side * 0.66), "#4A260B"))
    }
  }
  set.add(walls.join(""), inner.join("")).scenery("honeycomb")
  const workers = [
    [250, 290, 30],
    [690, 190, 150],
    [490, 490, -40],
    [770, 520, 200],
    [190, 700, 80],
    [500, 800, -10],
    [800, 800, 250],
  ] as const
  for (const [x, y, turn] of workers) {
    set.add(`<g opacity="0.3">${cut(oval(x + 12, y + 22, 110, 62, turn), "#2A1405")}</g>`)
    set.put(beeAbove(turn), x, y, 150)
  }
  return set.finish(
    "{bees} at work on a honeycomb: some cells sealed with wax, some brimming with amber honey, some still to fill.",
  )
}

export function sunflower(): Picture {
  const set = stage("bees/sunflower", { width: 1200, height: 900, light: "noon", horizon: 600, eye: 60 })
  set.add(cloud(set.random, 960, 300, 360, "#F4F4E4"), cloud(set.random, 1080, 620, 280, "#EDF2E2"))
  set.add(hill(rolling(set.random, 1200, 790, 26, 1.3), 900, set.mood.land[1], 0.1))
  const [x, y] = [430, 440]
  set.add(
    sheet(
      cut(
        taper(
          [
            [470, 960],
            [462, 760],
            [440, 520],
          ],
          [62, 50, 44],
        ),
        "#5B8A45",
      ),
      "land",
    ),
  )
  for (const side of [1, -1])
    set.add(
      sheet(
        cut(
          outline(
            [466, 860, "corner"],
            [466 + side * 120, 770],
            [466 + side * 260, 790],
            [466 + side * 330, 870, "corner"],
            [466 + side * 200, 900],
            [466 + side * 80, 890],
          ),
          side > 0 ? "#6B9A4C" : "#4F7E40",
        ),
        "land",
      ),
    )
  const ring = (count: number, inner: number, outer: number, half: number, phase: number, colours: readonly string[]) =>
    Array.from({ length: count }, (_, index) => {
      const turn = ((index + phase) / count) * 360
      const petal = outline(
        [inner, 0],
        [inner + (outer - inner) * 0.4, -half],
        [inner + (outer - inner) * 0.75, -half * 0.8],
        [outer, 0, "corner"],
        [inner + (outer - inner) * 0.75, half * 0.8],
        [inner + (outer - inner) * 0.4, half],
      )
      return `<g transform="translate(${x} ${y}) rotate(${round(turn)})">${sheet(cut(petal, colours[index % colours.length] ?? "") + line(`M${inner} 0H${outer - 50}`, "#C9821F", 2), "small")}</g>`
    }).join("")
  set.add(
    ring(20, 120, 400, 44, 0.5, [ramps.gold[500], "#D98E1E"]),
    ring(18, 120, 366, 46, 0, [ramps.gold[400], ramps.gold[300]]),
  )
  const seeds = Array.from({ length: 210 }, (_, index) => {
    const [out, turn] = [Math.sqrt(index) * 13.2, index * 2.39996]
    const colour = index < 60 ? "#7A4B1F" : index < 140 ? "#4E2C16" : "#8F5A22"
    return `<circle cx="${round(x + Math.cos(turn) * out)}" cy="${round(y + Math.sin(turn) * out)}" r="${index < 60 ? 6.4 : 7.6}" fill="${colour}"/>`
  })
  set.add(sheet(`<circle cx="${x}" cy="${y}" r="204" fill="#3A2010"/>`, "land"), seeds.join(""))
  set.put(beeAbove(-56), 400, 470, 116)
  set.put(bee(), 940, 430, 172, "left")
  set.add(
    `<path d="M1200 300C1130 250 1080 330 1120 380S1090 480 1050 456" fill="none" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round" stroke-dasharray="3 16"/>`,
  )
  set.scenery("a sunflower")
  return set.finish("One bee is already busy on a sunflower as wide as the sky; a second bee comes in to land at noon.")
}
