import { useEffect, useRef, useState } from "react"

/** What is done in a search box: it is handed on when the box with suggestions takes the plain one's place. */
export interface SearchDraft {
  text: string
  isFocused: boolean
}

/** A ref for an input that takes the focus when it appears, if the draft has it. */
export function useDraftFocus({ isFocused }: SearchDraft) {
  const input = useRef<HTMLInputElement>(null)
  const [isWanted] = useState(isFocused)
  useEffect(() => {
    if (isWanted) input.current?.focus({ preventScroll: true })
  }, [isWanted])
  return input
}
