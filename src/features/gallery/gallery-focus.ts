import { useEffect, useRef, type RefObject } from "react"
import { toast } from "../../components/toast-store"

type Root = RefObject<HTMLElement | null>

const pictureLink = (root: Root, number: number) =>
  root.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)

/** Moves the focus to the first picture of those that have just come; null as long as none have. */
export function useFocusOnFirstNew(root: Root, number: number | null): void {
  useEffect(() => {
    if (number !== null) pictureLink(root, number)?.focus()
  }, [root, number])
}

/** When the viewer has closed, the focus goes to the picture that it showed, or where more pictures come from. */
export function useFocusAfterViewer(root: Root, open: number | null): void {
  const last = useRef<number | null>(null)
  useEffect(() => {
    const closed = last.current
    last.current = open
    if (open !== null || closed === null) return
    const target =
      pictureLink(root, closed) ?? root.current?.querySelector<HTMLElement>("[data-slot=gallery-more] button")
    target?.focus()
  }, [root, open])
}

/** Says that the address asks for a picture that isn't there. */
export function useUnknownNotice(asked: string | null, text: string): void {
  useEffect(() => {
    if (asked !== null) toast.info(text)
  }, [asked, text])
}
