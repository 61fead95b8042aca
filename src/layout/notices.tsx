import { useSyncExternalStore } from "react"
import { lazyWithRetry } from "../components/lazy-with-retry"
import { ToastAnnouncer } from "../components/toast-announcer"
import { PlainNotices } from "../components/plain-notices"
import { toastStore } from "../components/toast-store"

const Toaster = lazyWithRetry<{ open: boolean }>(
  () => import("../components/toast").then(({ Toaster }) => ({ default: () => <Toaster /> })),
  { Lost: PlainNotices },
)

/** The only place where toasts are rendered. Their chunk is loaded with the first toast. */
export function Notices() {
  const notices = useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, toastStore.getServerSnapshot)
  return (
    <>
      <ToastAnnouncer />
      <Toaster open={notices.length > 0} />
    </>
  )
}
