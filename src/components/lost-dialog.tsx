import { useEffect, useEffectEvent } from "react"
import { toast, type ToastAction } from "./toast-store"
import { words } from "./words"

interface LostDialogProps {
  /** The name of the part that failed to load: "The menu". */
  name: string
  /** The alternative offered in the toast. */
  instead: ToastAction
  /** Closes it, so that the next click tries to load it again. */
  onClose: () => void
}

/**
 * Rendered in place of a dialog, sheet or panel whose chunk failed to load (`lazyWithRetry`): shows a toast that says
 * so.
 */
export function LostDialog({ name, instead, onClose }: LostDialogProps) {
  const tell = useEffectEvent(() => {
    toast.error(words.lost(name), { action: instead })
    onClose()
  })
  useEffect(() => tell(), [])
  return null
}
