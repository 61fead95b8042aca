/** A flock on its way, seen from straight above. */
import { fromAbove } from "../../animals/goat-sheep-above"
import { taper, type Point } from "../../geometry"
import { hill } from "../../land"
import { hide, leaf, mix } from "../../palette"
import { cut, sheet } from "../../paper"
import { round, type Picture } from "../../part"
import { stage, type Stage } from "../../scene"

/** A tree from above: round tufts of leaves on a darker ring. */
function crown(set: Stage, x: number, y: number, radius: number): string {
  const tufts = (reach: number, size: number, count: number, dx = 0, dy = 0): string => {
    const turn = set.random.between(0, 6)
    return Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2 + turn
      const r = size * set.random.between(0.82, 1.12)
      return `<circle cx="${round(x + dx + Math.cos(angle) * reach)}" cy="${round(y + dy + Math.sin(angle) * reach)}" r="${round(r)}"/>`
    }).join("")
  }
  return (
    `<g fill="#1B0F08" opacity="0.24"><circle cx="${x + 14}" cy="${y + 26}" r="${round(radius * 0.98)}"/></g>` +
    sheet(
      `<g fill="${leaf.acacia.shade}">${tufts(radius * 0.68, radius * 0.36, 9)}<circle cx="${x}" cy="${y}" r="${round(radius * 0.7)}"/></g>`,
      "land",
    ) +
    sheet(
      `<g fill="${leaf.acacia.base}">${tufts(radius * 0.42, radius * 0.3, 7, -4, -8)}<circle cx="${x - 4}" cy="${y - 8}" r="${round(radius * 0.42)}"/></g>`,
      "land",
    ) +
    sheet(`<g fill="${leaf.acacia.light}">${tufts(radius * 0.2, radius * 0.2, 5, -10, -16)}</g>`, "land")
  )
}

export function fromTheAir(): Picture {
  const set = stage("sheep/air", { width: 900, height: 1200, light: "noon", horizon: 0, eye: 400 })
  const { random } = set
  const green = "#6E9F57"
  set.add(`<rect width="900" height="1200" fill="${green}"/>`)
  for (const [points, share] of [
    [
      [
        [-40, 220],
        [260, 120],
        [560, 160],
        [940, 20],
      ],
      0.12,
    ],
    [
      [
        [-40, 620],
        [300, 560],
        [620, 640],
        [940, 470],
      ],
      0.2,
    ],
    [
      [
        [-40, 1010],
        [340, 960],
        [660, 1060],
        [940, 900],
      ],
      0.3,
    ],
  ] as const) {
    set.add(
      hill(
        points.map(([x, y]): Point => [x, y]),
        1200,
        mix(green, "#2C6240", share),
        0.12,
      ),
    )
  }
  const way: readonly Point[] = [
    [760, -60],
    [640, 160],
    [330, 330],
    [250, 520],
    [480, 690],
    [640, 850],
    [500, 1030],
    [250, 1260],
  ]
  set.add(cut(taper(way, [190, 200, 240, 250, 250, 250, 240, 240]), mix(green, "#D9BC7A", 0.38)))
  const flock: { x: number; y: number; turn: number; brown: boolean; lamb: boolean }[] = []
  for (let step = 0; step < 6000 && flock.length < 30; step += 1) {
    const along = random.between(0.4, way.length - 1.3)
    const index = Math.floor(along)
    const [ax, ay] = way[index] ?? [0, 0]
    const [bx, by] = way[index + 1] ?? [0, 0]
    const share = along - index
    const eased = share * share * (3 - 2 * share) * 0.4 + share * 0.6
    const turn = (Math.atan2(ay - by, ax - bx) * 180) / Math.PI
    const off = random.between(-84, 84)
    const angle = ((turn + 90) * Math.PI) / 180
    const x = ax + (bx - ax) * eased + Math.cos(angle) * off
    const y = ay + (by - ay) * eased + Math.sin(angle) * off
    const near = flock.some((other) => {
      const [dx, dy] = [x - other.x, y - other.y]
      const heading = (turn * Math.PI) / 180
      const ahead = dx * Math.cos(heading) + dy * Math.sin(heading)
      const aside = -dx * Math.sin(heading) + dy * Math.cos(heading)
      return Math.abs(ahead) < 150 && Math.abs(aside) < 54
    })
    if (near || x < 40 || x > 860 || y < 60 || y > 1140) continue
    flock.push({ x, y, turn: turn + random.between(-12, 12), brown: flock.length === 9, lamb: flock.length % 8 === 5 })
  }
  for (const [index, { x, y, turn, brown, lamb }] of flock.entries()) {
    set.put(
      fromAbove({
        kind: lamb ? "lamb" : "ewe",
        coat: brown ? hide.sheepBrown : hide.sheepCream,
        ...(index % 5 === 2 && { hood: hide.goatBrown }),
        turn,
        glance: random.between(-18, 18),
      }),
      round(x),
      round(y),
      1.42,
    )
  }
  for (const [x, y, radius] of [
    [110, 150, 130],
    [800, 420, 110],
    [90, 820, 150],
    [830, 1090, 140],
    [840, 620, 56],
    [330, 60, 60],
  ] as const) {
    set.add(crown(set, x, y, radius))
  }
  set.scenery("trees", "a track")
  return set.finish(
    "From the air: {ewes} and {lambs} stream up a green valley between the trees, one brown fleece among the cream.",
  )
}
