import { useState } from "react"

/** True from the first time that `condition` was. For what is loaded when it is first asked for, and then kept. */
export function useLatch(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition)
  if (condition && !wasTrue) setWasTrue(true)
  return condition || wasTrue
}
