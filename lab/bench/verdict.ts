import type { PageBytes } from "./bytes"

/** The measurements at one size. */
export interface Measurement {
  /** Number of posts, and of products. */
  size: number
  pages: number
  seconds: number
  /** CPU time. */
  cpuSeconds: number
  /** In MiB. */
  peakMemory: number
  lists: readonly PageBytes[]
  /** Gzip bytes of all scripts. */
  scripts: number
}

/** Allowed growth of a page, in per cent, independent of the number of entries (issue "Blog and shop"). */
export const GROWTH_LIMIT = 5

interface Sized {
  size: number
  bytes: number
}

/** One figure at two sizes. */
export interface Growth {
  what: string
  /** Missing if no smaller size has a comparable page. */
  from?: Sized
  to: Sized
  percent: number
  isTooMuch: boolean
}

/**
 * The growth of each figure from the smallest size to the largest. A page of a list is compared from the smallest size
 * with the same number of entries on that page: page 2 of ten products has only two.
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

/** CPU seconds per 1,000 more pages, from each size to the next. */
export function steps(measurements: readonly Measurement[]): { from: number; to: number; seconds: number }[] {
  const sorted = [...measurements].sort((a, b) => a.size - b.size)
  return sorted.slice(1).flatMap((after, index) => {
    const before = sorted[index]
    if (!before || after.pages === before.pages) return []
    const seconds = ((after.cpuSeconds - before.cpuSeconds) / (after.pages - before.pages)) * 1000
    return [{ from: before.size, to: after.size, seconds }]
  })
}
