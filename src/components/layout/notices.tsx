import { useSyncExternalStore } from "react"
import { lazyPart } from "../../hooks/lazy-part"
import { ToastAnnouncer } from "../ui/toast-announcer"
import { PlainNotices } from "../ui/plain-notices"
import { toastStore } from "../ui/toast-store"

const Toaster = lazyPart<{ open: boolean }>(
  () => import("../ui/toast").then(({ Toaster }) => ({ default: () => <Toaster /> })),
  { Lost: PlainNotices },
)

/** The one place where notices appear. What shows them is loaded with the first one. */
export function Notices() {
  const notices = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot)
  return (
    <>
      <ToastAnnouncer />
      <Toaster open={notices.length > 0} />
    </>
  )
}
