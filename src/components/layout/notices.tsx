import { Toaster } from "../ui/toast"

/** The one place where notices appear. */
export function Notices() {
  return <Toaster />
}
