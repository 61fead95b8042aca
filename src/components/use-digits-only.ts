import { useEffect, useRef, type RefObject } from "react"

/** Keys that end a refused number: the visitor mends it. */
const MENDING_KEY = /^(Arrow|Page|Home|End|Backspace|Delete)/
const DIGITS = /^\d+$/
/** What the box can hold although it is no quantity. */
const NUMBER = /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i

/**
 * Lets nothing but digits into the box. Browsers leave out what is no digit and make another number of the rest: "1,5"
 * becomes 15. So what follows such a key is refused too, until the visitor mends the number, and the box is invalid as
 * long. An input method may not let itself be stopped; then the box gets back what it had.
 *
 * @param onRefuse is told the number as it was typed or pasted
 * @param onBegin is called where the visitor turns to the box, selects or mends: what follows is another number
 */
export function useDigitsOnly(
  box: RefObject<HTMLInputElement | null>,
  onRefuse: (text: string) => void,
  onBegin: () => void,
) {
  const listener = useRef({ onRefuse, onBegin })
  useEffect(() => {
    listener.current = { onRefuse, onBegin }
  })

  useEffect(() => {
    const input = box.current
    if (!input) return
    let kept: string | undefined
    /** All that is in the box is about to be replaced; a number field doesn't tell what is selected. */
    let isSelected = false
    /** A number that is being typed and is refused; what is pasted is refused at once, and nothing goes on after it. */
    let run = ""
    const mend = () => {
      isSelected = false
      run = ""
      input.setCustomValidity("")
    }
    const begin = () => {
      mend()
      listener.current.onBegin()
    }
    const select = () => {
      begin()
      isSelected = true
    }
    const check = (event: InputEvent) => {
      kept = undefined
      const data = event.data ?? event.dataTransfer?.getData("text/plain")
      // Deleting, undoing, or an input method that says nothing of what it does.
      if (!data) return begin()
      const isWhole = event.inputType === "insertFromPaste" || event.inputType === "insertFromDrop"
      // A number that comes whole, as dictation gives it, is kept and judged as it is.
      if (event.inputType === "insertText" && data.length > 1 && NUMBER.test(data)) return mend()
      if (DIGITS.test(data.trim()) && (isWhole || !run)) return mend()
      const refused = isWhole ? data.trim() : (run || (isSelected ? "" : input.value)) + data
      run = isWhole ? "" : refused
      input.setCustomValidity(refused)
      kept = input.value
      event.preventDefault()
      listener.current.onRefuse(refused)
    }
    const putBack = (event: Event) => {
      if (kept === undefined) return
      event.stopPropagation()
      input.value = kept
    }
    const listenToKeys = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || MENDING_KEY.test(event.key)) begin()
    }
    input.addEventListener("beforeinput", check)
    input.addEventListener("input", putBack)
    input.addEventListener("keydown", listenToKeys)
    input.addEventListener("pointerdown", begin)
    input.addEventListener("focus", begin)
    input.addEventListener("select", select)
    return () => {
      input.removeEventListener("beforeinput", check)
      input.removeEventListener("input", putBack)
      input.removeEventListener("keydown", listenToKeys)
      input.removeEventListener("pointerdown", begin)
      input.removeEventListener("focus", begin)
      input.removeEventListener("select", select)
    }
  }, [box])
}
