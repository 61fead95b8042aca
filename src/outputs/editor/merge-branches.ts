import fs from "node:fs"
import path from "node:path"
import { parseJsonValue } from "../../content/checks/parse-json"
import {
  ASK_MAINTAINER,
  createGit,
  splitAtZeroBytes,
  MERGE_MESSAGE,
  throwEditorError,
  EditorError,
  UPSTREAM,
} from "./git"
import { merge, type Choices, type Difference } from "./merge"
import { formatJson } from "./page/content-file"

export interface Conflict extends Difference {
  file: string
}

/** Stops a publication until the editor has chosen between the versions. */
export class ConflictError extends Error {
  constructor(readonly conflicts: readonly Conflict[]) {
    super("Others have changed the same fields")
  }
}

export const isJson = (file: string) => file.endsWith(".json")

/** Returns a JSON file's text in a commit, or another file's hash; undefined if it doesn't exist there. */
export const readCommitted = (root: string, commit: string, file: string): Promise<string | undefined> =>
  createGit(root)(...(isJson(file) ? ["show"] : ["rev-parse", "--verify", "--quiet"]), `${commit}:./${file}`).catch(
    () => undefined,
  )

/** Merges the upstream branch; in files that both sides changed, field by field. */
export async function mergeFields(root: string, choices: Choices): Promise<void> {
  const git = createGit(root)
  const base = (await git("merge-base", UPSTREAM, "HEAD")).trim()
  const isMerged = await git("merge", "--quiet", "--no-commit", "--no-ff", "-m", MERGE_MESSAGE, UPSTREAM).catch(
    () => null,
  )
  const conflictedFiles = splitAtZeroBytes(await git("diff", "--name-only", "--diff-filter=U", "--relative", "-z"))
  if (isMerged === null && conflictedFiles.length === 0) {
    throw new EditorError(`Other files of the project have been changed on this computer: ${ASK_MAINTAINER}.`)
  }
  const conflicts: Conflict[] = []
  try {
    for (const file of conflictedFiles) {
      const texts = await Promise.all([base, "HEAD", UPSTREAM].map((commit) => readCommitted(root, commit, file)))
      const values = isJson(file) ? texts.map(parseJsonValue) : []
      const isReadable = values[1] !== undefined && values[2] !== undefined
      // Pictures, and files that one side has removed, are merged as a whole.
      const [old, mine, theirs] = isReadable ? values : texts
      const { value, unresolved } = merge(file, old, mine, theirs, choices)
      conflicts.push(...unresolved.map((one) => ({ ...one, file })))
      const place = path.join(root, file)
      if (isReadable) fs.writeFileSync(place, await formatJson(value))
      else if (value === undefined) fs.rmSync(place, { force: true })
      else await git("--literal-pathspecs", "checkout", "--quiet", value === mine ? "HEAD" : UPSTREAM, "--", file)
      await git("--literal-pathspecs", "add", "--all", "--", file)
    }
    if (conflicts.length > 0) throw new ConflictError(conflicts)
    await git("commit", "--quiet", "--no-edit").catch(throwEditorError)
  } catch (error) {
    await git("merge", "--abort").catch(() => "")
    throw error
  }
}
