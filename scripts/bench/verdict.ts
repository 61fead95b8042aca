import type { PageBytes } from "./bytes"

/** What was measured at one size. */
export interface Measurement {
  /** Posts, and as many products. */
  size: number
  pages: number
  seconds: number
  /** Of a processor. */
  cpuSeconds: number
  /** In MiB. */
  peakMemory: number
  lists: readonly PageBytes[]
  /** Gzip bytes of all scripts. */
  scripts: number
}

/** How many per cent a page may become heavier, however many entries there are (issue "Blog and shop"). */
export const GROWTH_LIMIT = 5

interface Sized {
  size: number
  bytes: number
}

/** One figure at two sizes. */
export interface Growth {
  what: string
  /** Missing where no smaller size has a page to compare with. */
  from?: Sized
  to: Sized
  percent: number
  isTooMuch: boolean
}

/**
 * How each figure grew from the smallest size to the largest. A page of a list is compared from the smallest size at
 * which it shows as many entries: page 2 of ten products has two.
 */
export function growths(measurements: readonly Measurement[]): Growth[] {
  const sorted = [...measurements].sort((a, b) => a.size - b.size)
  const last = sorted.at(-1)
  if (!last || sorted.length === 1) return []
  const pages = last.lists.map(({ route, page, entries, bytes }) => {
    const before = sorted.flatMap(({ size, lists }) =>
      lists
        .filter((list) => list.route === route && list.page === page && list.entries === entries)
        .map((list) => ({ size, bytes: list.bytes })),
    )
    return growth(`page ${page} of ${route}`, before, { size: last.size, bytes })
  })
  const scripts = sorted.map(({ size, scripts }) => ({ size, bytes: scripts }))
  return [...pages, growth("all scripts", scripts, { size: last.size, bytes: last.scripts })]
}

function growth(what: string, [from]: readonly Sized[], to: Sized): Growth {
  if (!from || from.size === to.size) return { what, to, percent: 0, isTooMuch: false }
  const percent = ((to.bytes - from.bytes) / from.bytes) * 100
  return { what, from, to, percent, isTooMuch: percent > GROWTH_LIMIT }
}

/** How many seconds of a processor 1,000 more pages took, from each size to the next. */
export function steps(measurements: readonly Measurement[]): { from: number; to: number; seconds: number }[] {
  const sorted = [...measurements].sort((a, b) => a.size - b.size)
  return sorted.slice(1).flatMap((after, index) => {
    const before = sorted[index]
    if (!before || after.pages === before.pages) return []
    const seconds = ((after.cpuSeconds - before.cpuSeconds) / (after.pages - before.pages)) * 1000
    return [{ from: before.size, to: after.size, seconds }]
  })
}
