import { Suspense, useState, useSyncExternalStore } from "react"
import { lazyPart } from "../../hooks/lazy-part"
import { ToastAnnouncer } from "../ui/toast-announcer"
import { toastStore } from "../ui/toast-store"

const Toaster = lazyPart(() => import("../ui/toast").then(({ Toaster }) => ({ default: Toaster })))

/** The one place where notices appear. What shows them is loaded with the first one. */
export function Notices() {
  const notices = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot)
  const [needed, setNeeded] = useState(false)
  if (notices.length > 0 && !needed) setNeeded(true)
  return (
    <>
      <ToastAnnouncer />
      <Suspense>{needed && <Toaster />}</Suspense>
    </>
  )
}
