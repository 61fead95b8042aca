/** The head of a figure: the portrait's face in small, or a profile for work that looks ahead or down. */
import { hair as hairPaper } from "../palette"
import { sheet } from "../paper"
import { round } from "../part"
import { beard } from "./bust-extras"
import { ear, face } from "./face"
import { worn, type FigureHead } from "./headwear"
import { profileHead } from "./profile-head"
import type { Spot } from "./types"

/** Head and hair, split at the neck: what lies behind the shoulders and what lies before. */
export function figureHead(look: FigureHead, at: Spot, nod: number): { behind: string; front: string } {
  const { behind, front } = look.profile ? profileHead(look) : threeQuarterHead(look)
  const set = (markup: string) =>
    markup &&
    `<g transform="translate(${round(at.x)} ${round(at.y)}) rotate(${round(nod)} 0 10) scale(${look.size})">${markup}</g>`
  return { behind: set(behind), front: set(front) }
}

function threeQuarterHead(look: FigureHead): { behind: string; front: string } {
  const dress = worn(look)
  const { skin, light, measures, bearded, grey } = look
  const onFace = bearded
    ? beard(grey ? hairPaper.white : hairPaper.black, {
        length: measures.length,
        width: measures.width,
        jaw: measures.jaw,
      })
    : ""
  return {
    behind: dress.behind,
    front:
      sheet(face({ ...measures, skin, light }) + onFace, "detail") +
      dress.front +
      (dress.ear ? ear({ skin, width: measures.width }) : ""),
  }
}
