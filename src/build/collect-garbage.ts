import v8 from "node:v8"
import vm from "node:vm"

/**
 * Has the heap cleared now. V8 does that by itself only when the heap nears its own limit, which is some gigabytes:
 * until then it keeps what a build has left behind, and another program that needs memory may not get it.
 */
export function collectGarbage(): void {
  v8.setFlagsFromString("--expose-gc")
  const collect = vm.runInNewContext("gc") as () => void
  collect()
}
