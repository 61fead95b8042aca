import { useEffect, useEffectEvent } from "react"
import { messages } from "./messages"
import { toast, type ToastAction } from "./toast-store"

interface LoadErrorToastProps {
  /** The part's name: "The menu". */
  name: string
  action: ToastAction
  /** Closes the part, so that the next click tries to load it again. */
  onClose: () => void
}

/** Shows a toast in place of a dialog or panel whose chunk failed to load. */
export function LoadErrorToast({ name, action, onClose }: LoadErrorToastProps) {
  const announce = useEffectEvent(() => {
    toast.error(messages.loadError(name), { action })
    onClose()
  })
  useEffect(() => announce(), [])
  return null
}
