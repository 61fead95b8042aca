import { createElement, Fragment } from "react"

/** A piece of a text: either words that were searched for, or the text between them. */
interface Piece {
  text: string
  isMatch: boolean
}

/**
 * A text with the search terms marked. Few screen readers announce `<mark>`: the text must be understood without it.
 */
export function Marked({ text }: { text: readonly Piece[] }) {
  // Spread as separate children instead of an array: the pieces of a text have no natural key.
  return createElement(Fragment, null, ...text.map(piece))
}

const piece = ({ text, isMatch }: Piece) =>
  isMatch ? (
    <mark data-slot="marked" className="rounded-sm bg-highlight text-on-highlight">
      {text}
    </mark>
  ) : (
    <span>{text}</span>
  )
