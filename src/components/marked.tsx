import { createElement, Fragment } from "react"
import type { MarkedText } from "../lib/marked-text"

/** A text in which the words that were searched for are marked. */
export function Marked({ text }: { text: readonly MarkedText[] }) {
  // Handed over one by one, not as an array: the pieces of a text have nothing that could be a key.
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
