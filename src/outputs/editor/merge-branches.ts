import fs from "node:fs"
import path from "node:path"
import { parseJson } from "../../content/checks/parse-json"
import { ASK, gitIn, lines, MERGE, refuse, Refusal, UPSTREAM } from "./git"
import { merge, type Difference } from "./page/merge"
import { formatJson } from "./page/content-file"

/** A field, or with an empty path a whole file, that two editors have changed. */
export interface Conflict extends Difference {
  file: string
}

/** Stops a publication until someone has chosen between the versions. */
export class ConflictError extends Error {
  constructor(readonly conflicts: readonly Conflict[]) {
    super("Others have changed the same fields")
  }
}

/** Identifies a conflict in the choices. */
export const conflictKey = ({ file, path: steps }: Conflict): string => [file, ...steps].join(" ")

/** "mine" or "theirs", by `conflictKey`. */
export type Choices = Readonly<Record<string, unknown>>

export const isText = (file: string) => file.endsWith(".json")

/** Returns a file of a commit, if it is there; of a picture only its existence matters. */
export const textIn = (root: string, commit: string, file: string): Promise<string | undefined> =>
  gitIn(root)(...(isText(file) ? ["show"] : ["rev-parse", "--verify", "--quiet"]), `${commit}:./${file}`).catch(
    () => undefined,
  )

/** Merges the upstream branch; in files that both sides changed, field by field. */
export async function mergeFields(
  { root, printWidth }: { root: string; printWidth: number },
  choices: Choices,
): Promise<void> {
  const git = gitIn(root)
  const base = (await git("merge-base", UPSTREAM, "HEAD")).trim()
  const isMerged = await git("merge", "--quiet", "--no-commit", "--no-ff", "-m", MERGE, UPSTREAM).catch(() => null)
  const both = lines(await git("diff", "--name-only", "--diff-filter=U", "--relative", "-z"))
  if (isMerged === null && both.length === 0) {
    throw new Refusal(`Other files of the project have been changed on this computer: ${ASK}.`)
  }
  const open: Conflict[] = []
  try {
    for (const file of both) {
      const choose = (difference: Difference) => {
        const conflict = { ...difference, file }
        const choice = choices[conflictKey(conflict)]
        if (choice !== "mine" && choice !== "theirs") open.push(conflict)
        return choice === "theirs" ? difference.theirs : difference.mine
      }
      const [before, mine, theirs] = await Promise.all([base, "HEAD", UPSTREAM].map((at) => textIn(root, at, file)))
      const values = [before, mine, theirs].map((text = "") => isText(file) && parseJson(text))
      const [old, own, other] = values.flatMap((one) => (one && "value" in one ? [one.value] : []))
      const place = path.join(root, file)
      if (other !== undefined) {
        fs.writeFileSync(place, await formatJson(JSON.stringify(merge(old, own, other, choose)), printWidth))
      } else {
        const isMine = choose({ path: [], mine, theirs }) === mine
        if ((isMine ? mine : theirs) === undefined) fs.rmSync(place, { force: true })
        else await git("--literal-pathspecs", "checkout", "--quiet", isMine ? "HEAD" : UPSTREAM, "--", file)
      }
      await git("--literal-pathspecs", "add", "--all", "--", file)
    }
    if (open.length > 0) throw new ConflictError(open)
    await git("commit", "--quiet", "--no-edit").catch(refuse)
  } catch (error) {
    await git("merge", "--abort").catch(() => "")
    throw error
  }
}
