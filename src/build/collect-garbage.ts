import v8 from "node:v8"
import vm from "node:vm"

/**
 * Has the heap cleared now. V8 does that by itself only when the heap nears its own limit (4 GiB here): to it, what a
 * build has left behind costs nothing, while another program that needs memory at that moment may not get it.
 */
export function collectGarbage(): void {
  v8.setFlagsFromString("--expose-gc")
  const collect = vm.runInNewContext("gc") as () => void
  collect()
}
