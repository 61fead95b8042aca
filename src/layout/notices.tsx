import { useEffect } from "react"
import { lazyWithRetry } from "../components/lazy-with-retry"
import { ToastAnnouncer } from "../components/toast-announcer"
import { PlainNotices } from "../components/plain-notices"
import { toast, useToasts } from "../components/toast-store"

const Toaster = lazyWithRetry<{ open: boolean }>(
  () => import("../components/toast").then(({ Toaster }) => ({ default: () => <Toaster /> })),
  { Lost: PlainNotices },
)

/**
 * The only place where toasts are rendered. Their chunk is loaded with the first toast. Another page clears them, except
 * those that it raises itself.
 */
export function Notices({ pathname }: { pathname: string }) {
  const notices = useToasts()
  // Clean-ups run before the effects of the page that comes.
  useEffect(() => toast.clear, [pathname])
  return (
    <>
      <ToastAnnouncer />
      <Toaster open={notices.length > 0} />
    </>
  )
}
