import { formatProblems, type Problem } from "../../content"

/** How long the files must rest before they are checked, in milliseconds: one save can be several writes. */
const REST_MS = 100
/** While something is wrong it is checked again by itself: a file of static/ can put it right as well. */
const RECHECK_MS = 2000

/**
 * Keeps changes of files back until all content is in order, so that the pages never show bad content. Then all of
 * them go through at once: entries can depend on each other.
 */
export interface ContentGate {
  /** Lets a change of a file through, at once while the gate is open. Of several changes of one file, the last counts. */
  pass(file: string, change: () => void): void
  /** From now on changes wait for the check. */
  close(): void
  /**
   * Tells what is wrong, in words for whoever edits the content, now and whenever that changes; nothing is an empty text.
   *
   * @returns a function that ends it
   */
  listen(listener: (message: string) => void): () => void
}

/** A gate that is open: what is read at the start has been checked before (`onPreInit`). */
export function createContentGate(check: () => readonly Problem[]): ContentGate {
  const waiting = new Map<string, () => void>()
  const listeners = new Set<(message: string) => void>()
  let isOpen = true
  let message = ""
  let timer: NodeJS.Timeout | undefined

  function recheck(): void {
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
    for (const change of changes) change()
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
      // In the order of the last changes.
      waiting.delete(file)
      waiting.set(file, change)
      checkIn(REST_MS)
    },
    close() {
      isOpen = false
    },
    listen(listener) {
      listener(message)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function messageOf(check: () => readonly Problem[]): string {
  try {
    const problems = check()
    return problems.length > 0 ? formatProblems(problems, "The pages show what was there before.") : ""
  } catch (error) {
    // Such as a file that is gone before it is read. It must not end the development server.
    return `The content could not be checked: ${error instanceof Error ? error.message : String(error)}`
  }
}
