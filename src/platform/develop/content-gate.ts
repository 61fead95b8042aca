import { formatProblems, type Problem } from "../../content"

/** Time without further changes before the files are checked, in milliseconds: one save can be several writes. */
const REST_MS = 100
/** Interval of the repeated checks while there is a problem, in milliseconds: a change in static/ can solve it, too. */
const RECHECK_MS = 2000

/** Asks Gatsby for a change; the promise resolves when the node has changed, with all that is made of it. */
type Change = () => unknown

/**
 * Holds back file changes until all content is valid, so that the pages never show invalid content. Then all changes
 * are applied at once, because entries can depend on each other.
 */
export interface ContentGate {
  /**
   * Queues a file change, or applies it immediately while the gate is open. Of several changes to one file, the last
   * wins.
   */
  pass(file: string, change: Change): void
  /** Makes changes wait as long as this is true; then they are checked. */
  holdWhile(isBusy: () => boolean): void
  /** Makes changes wait for the check from now on. */
  close(): void
  /**
   * Calls the listener with the problems as a message for editors, now and whenever they change; empty if there are
   * none.
   *
   * @returns a function that unsubscribes
   */
  listen(listener: (message: string) => void): () => void
  /** Resolves when all changes that were applied are complete. */
  settled(): Promise<unknown>
}

/** Creates an open gate: the content read at the start has been checked before (`onPreInit`). */
export function createContentGate(check: () => readonly Problem[]): ContentGate {
  const waiting = new Map<string, Change>()
  let settled: Promise<unknown> = Promise.resolve()
  const listeners = new Set<(message: string) => void>()
  let isOpen = true
  let isBusy = () => false
  let message = ""
  let timer: NodeJS.Timeout | undefined

  function recheck(): void {
    if (isBusy()) {
      checkIn(REST_MS)
      return
    }
    const found = messageOf(check)
    if (found !== message) {
      message = found
      for (const listener of listeners) listener(message)
    }
    if (found) {
      checkIn(RECHECK_MS)
      return
    }
    const changes = [...waiting.values()]
    waiting.clear()
    settled = Promise.allSettled([settled, ...changes.map((change) => change())])
  }

  function checkIn(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(recheck, milliseconds)
  }

  return {
    pass(file, change) {
      if (isOpen) {
        change()
        return
      }
      // Re-insert, so that the changes are in the order of their last writes.
      waiting.delete(file)
      waiting.set(file, change)
      checkIn(REST_MS)
    },
    holdWhile(busy) {
      isBusy = busy
    },
    close() {
      isOpen = false
    },
    listen(listener) {
      listener(message)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settled: () => settled,
  }
}

function messageOf(check: () => readonly Problem[]): string {
  try {
    const problems = check()
    return problems.length > 0 ? formatProblems(problems, "The pages show what was there before.") : ""
  } catch (error) {
    // For example a file deleted before it is read. It must not stop the development server.
    return `The content could not be checked: ${error instanceof Error ? error.message : String(error)}`
  }
}
