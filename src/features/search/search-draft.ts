import { useEffect, useRef, useState } from "react"

/** The text and focus of a search box: passed on when the box with suggestions replaces the plain one. */
export interface SearchDraft {
  text: string
  isFocused: boolean
}

/** A ref for an input that takes the focus on mount if the draft had it. */
export function useDraftFocus({ isFocused }: SearchDraft) {
  const input = useRef<HTMLInputElement>(null)
  const [isWanted] = useState(isFocused)
  useEffect(() => {
    if (isWanted) input.current?.focus({ preventScroll: true })
  }, [isWanted])
  return input
}
