import { useState } from "react"

/**
 * True from the first render in which `condition` is true. For parts that are loaded on first use and then kept
 * mounted.
 */
export function useLatch(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition)
  if (condition && !wasTrue) setWasTrue(true)
  return condition || wasTrue
}
