import { useEffect, useEffectEvent } from "react"
import { toast, type ToastAction } from "./toast-store"

interface LostDialogProps {
  /** What did not arrive: "The menu". */
  name: string
  /** What serves as well. */
  instead: ToastAction
  /** Closes it, so that the next press asks for it again. */
  onClose: () => void
}

/** In the place of a dialog, a sheet or a panel whose part of the scripts was lost (`lazyPart`): a notice says so. */
export function LostDialog({ name, instead, onClose }: LostDialogProps) {
  const tell = useEffectEvent(() => {
    toast.error(`${name} did not arrive. Please try again.`, { action: instead })
    onClose()
  })
  useEffect(() => tell(), [])
  return null
}
