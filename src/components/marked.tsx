import { createElement, Fragment } from "react"
import type { MarkedText } from "../lib/marked-text"

/** A text with the search terms marked. */
export function Marked({ text }: { text: readonly MarkedText[] }) {
  // Spread as separate children instead of an array: the pieces of a text have no natural key.
  return createElement(Fragment, null, ...text.map(piece))
}

const piece = ({ text, isMatch }: MarkedText) =>
  isMatch ? (
    <mark data-slot="marked" className="rounded-sm bg-highlight text-on-highlight">
      {text}
    </mark>
  ) : (
    text
  )
