import { toast, type ToastOptions } from "../../components/toast-store"

let shown: number | undefined

/** Dismisses the comparison's toast early: another one follows, or its link has been used. */
export function clearCompareNotice(): void {
  if (shown !== undefined) toast.dismiss(shown)
  shown = undefined
}

/** Announces the result of the compare button, replacing the previous announcement. */
export function showCompareNotice(tone: "success" | "warning", message: string, options: ToastOptions): void {
  clearCompareNotice()
  shown = toast[tone](message, options)
}
