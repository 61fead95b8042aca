import path from "node:path"
import type { Reporter } from "gatsby"
import filesystem from "gatsby-source-filesystem/gatsby-node"
import { checkContent, formatProblems, removeByteOrderMarks } from "../../content"

/** Time without further changes before the content is checked: one save can be several writes. */
const DEBOUNCE_MS = 100

/**
 * Keeps changes of data/ from Gatsby until all content is valid, for `onPreInit` of `gatsby develop`. No hook can
 * refuse a file, so this replaces `sourceNodes` of gatsby-source-filesystem.
 */
export function holdInvalidContent(root: string, reporter: Pick<Reporter, "error" | "success">): void {
  const { sourceNodes } = filesystem
  if (!sourceNodes)
    throw new Error("gatsby-source-filesystem has no sourceNodes any more. Update src/platform/develop/build.ts.")
  const waiting = new Map<string, () => void>()
  let timer: NodeJS.Timeout | undefined
  let hasProblems = false

  const check = () => {
    const message = findProblems(path.join(root, "data"))
    if (message) reporter.error(message)
    else {
      if (hasProblems) reporter.success("The content is in order again.")
      for (const change of waiting.values()) change()
      waiting.clear()
    }
    hasProblems = Boolean(message)
  }

  // Declared with two parameters: with a third, Gatsby would wait for a callback.
  filesystem.sourceNodes = (api, options) => {
    let isStarted = false
    api.emitter.on("BOOTSTRAP_FINISHED", () => (isStarted = true))
    const { createNode, deleteNode } = api.actions
    const hold = (file: string, change: () => void) => {
      if (!isStarted) return change()
      waiting.delete(file)
      waiting.set(file, change)
      clearTimeout(timer)
      timer = setTimeout(check, DEBOUNCE_MS)
    }
    const actions = {
      ...api.actions,
      createNode: (node: { id: string }) => hold(node.id, () => createNode(node)),
      deleteNode: (node: { id: string }) => hold(node.id, () => deleteNode(node)),
    }
    return sourceNodes({ ...api, actions }, options)
  }
}

function findProblems(dataDir: string): string {
  try {
    removeByteOrderMarks(dataDir)
    const problems = checkContent(dataDir)
    return problems.length > 0 ? formatProblems(problems, "The pages show what was there before.") : ""
  } catch (error) {
    // Such as a file that was deleted before it was read.
    return `The content could not be checked: ${String(error)}`
  }
}
