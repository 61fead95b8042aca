/**
 * The entry module of the bundles. It evaluates the rest in three tasks instead of one: React, the code shared by all
 * pages, and Gatsby's own entry, which would otherwise import the other two. A single task blocks a slow phone for
 * about 80 ms.
 *
 * All modules are in the bundles already ("eager"); errors here are caught by the inline script (`boot.ts`).
 */
import { loadStyles } from "./load-styles"
import { loadAfterEarlyStep } from "./early-step"
import { yieldToMain } from "./yield-to-main"
import { dropUnreadableFragment } from "./readable-fragment"

// Runs before the router reads the URL, and again whenever the URL changes without a page load.
dropUnreadableFragment()
window.addEventListener("popstate", dropUnreadableFragment)

if (!loadAfterEarlyStep(window)) void start()

async function start(): Promise<void> {
  const styles = loadStyles()
  await import(/* webpackMode: "eager" */ "react-dom/client")
  await yieldToMain()
  await import(/* webpackMode: "eager" */ "../../gatsby-browser")
  await yieldToMain()
  await styles
  await import(/* webpackMode: "eager" */ "$gatsby-start")
}
