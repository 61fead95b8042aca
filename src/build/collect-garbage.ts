import v8 from "node:v8"
import vm from "node:vm"

/**
 * Clears the heap now, and gives its memory back. V8 collects by itself only when the heap nears its own limit, which is
 * some gigabytes, and what stays lies scattered over many pages, which it keeps: another program that needs memory may not
 * get it. So what stays is moved together as well (after a build of this site in November 2026: 700 MiB instead of 1,100).
 */
export function collectGarbage(): void {
  v8.setFlagsFromString("--expose-gc")
  const collect = vm.runInNewContext("gc") as () => void
  v8.setFlagsFromString("--compact-on-every-full-gc")
  collect()
  v8.setFlagsFromString("--no-compact-on-every-full-gc")
}
