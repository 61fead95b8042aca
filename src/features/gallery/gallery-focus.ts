import { useEffect, useRef, type RefObject } from "react"
import { toast } from "../../components/toast-store"
import { words } from "./words"

type Root = RefObject<HTMLElement | null>

const pictureLink = (root: Root, number: number) =>
  root.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)

/** Moves the focus to the first of the newly loaded pictures; null as long as there are none. */
export function useFocusOnFirstNew(root: Root, number: number | null): void {
  useEffect(() => {
    if (number !== null) pictureLink(root, number)?.focus()
  }, [root, number])
}

/** After the viewer closes, moves the focus to its last picture, or to the control that loads more pictures. */
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

/** Shows a toast if the URL asks for a picture that does not exist. */
export function useUnknownNotice(asked: string | null): void {
  useEffect(() => {
    if (asked !== null) toast.info(words.unknown)
  }, [asked])
}
