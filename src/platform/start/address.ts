import { loadAfterEarlyStep } from "./early-step"
import { dropUnreadableFragment } from "./readable-fragment"
import { replaceUnreadablePath } from "./readable-path"

/** Whether the document is about to be loaded anew: under the address that it has now. */
export const isReloading = loadAfterEarlyStep(window)

// Before the router reads the address, and the fragment again whenever the address changes without a page load.
if (!isReloading) replaceUnreadablePath(window)
dropUnreadableFragment()
window.addEventListener("popstate", dropUnreadableFragment)
