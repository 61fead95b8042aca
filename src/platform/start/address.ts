import { loadAfterEarlyStep } from "./early-step"
import { dropUnreadableFragment } from "./readable-fragment"

// Before the router reads the address, and again whenever the address changes without a page load.
dropUnreadableFragment()
window.addEventListener("popstate", dropUnreadableFragment)

/** Whether the document is about to be loaded anew. */
export const isReloading = loadAfterEarlyStep(window)
