import { matchPathsOf } from "./match-paths"

declare global {
  interface Window {
    /** Set by the inline script (`boot.ts`). */
    pagePath: string
  }
}

export default matchPathsOf(window.pagePath, window.location.pathname)
