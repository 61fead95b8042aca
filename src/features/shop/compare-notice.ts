import { toast, type ToastOptions } from "../../components/toast-store"

let shown: number | undefined

/** Takes the comparison's notice away before its time: another one follows, or what it leads to is there. */
export function clearCompareNotice(): void {
  if (shown !== undefined) toast.dismiss(shown)
  shown = undefined
}

/** Says what a press on the scales did, in place of what it said last. */
export function showCompareNotice(tone: "success" | "warning", message: string, options: ToastOptions): void {
  clearCompareNotice()
  shown = toast[tone](message, options)
}
