/**
 * The first module of the bundles. It evaluates the rest in three tasks instead of one: React, what stands on every
 * page, and Gatsby's own start, which would draw in the other two. In one, a slow phone stands still for some 80 ms.
 *
 * Everything is in the bundles already ("eager"); what fails here is caught by the inline script (`boot.ts`).
 */
import { loadAfterEarlyStep } from "./early-step"
import { yieldToMain } from "./yield-to-main"
import { dropUnreadableFragment } from "./readable-fragment"

// Before the router reads the address, now and whenever it changes without a page being loaded.
dropUnreadableFragment()
window.addEventListener("popstate", dropUnreadableFragment)

if (!loadAfterEarlyStep(window)) void start()

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ "react-dom/client")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "../../gatsby-browser")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "$gatsby-start")
}
