import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"

/** An action that was refused; the message is for the editor. */
export class Refusal extends Error {}

/** The branch that this one is pushed to. */
export const UPSTREAM = "@{upstream}"

export const ASK = "ask the person who looks after the site"

/** A hook or a signature that waits for a person would never end; a large photograph takes minutes. */
const TIMEOUT_MS = 300_000

/** Git's messages and their meaning for editors; the first match counts, so special ones come first. */
const causes: readonly (readonly [says: RegExp, means: string])[] = [
  [/spawn git ENOENT/, `Git is not installed on this computer: ${ASK}.`],
  [/dubious ownership/, `This folder belongs to another user of this computer: ${ASK} (git config safe.directory).`],
  [/insufficient permission|unable to create .*denied/i, `Some files here belong to another user: ${ASK}.`],
  [/index\.lock/, `Another program works with git in this folder. If this stays, ${ASK} (index.lock).`],
  [/tell me who you are|empty ident/i, `This computer has no name in git: ${ASK} to set it.`],
  [/identification has changed/i, `The repository's server has another key than before: go no further, and ${ASK}.`],
  [/host key verif/i, `This computer does not know the repository's server: ${ASK} to run “git fetch” once.`],
  [/certificate/i, `The repository's certificate is not accepted. If the date of this computer is right, ${ASK}.`],
  [/as read.?only|write access|deploy key/i, `This computer may read the repository, but not change it: ${ASK}.`],
  [
    /not found|not appear to be a git|error: 404/i,
    `The repository is not there, or is closed to this computer: ${ASK}.`,
  ],
  [
    /authentication failed|could not read (username|password)|permission denied|error: 40[13]/i,
    `The repository does not let this computer in: ${ASK}.`,
  ],
  [/\[remote rejected\]/, `The repository refused it: ${ASK}.`],
  [/\[rejected\]/, "Somebody else has published at the same moment: press the button again."],
  [
    /resolve host|unable to (access|connect)|could not read from remote|timed out|hung up|early eof/i,
    "There is no network, or the repository does not answer: try again later.",
  ],
]

interface GitError {
  stderr?: string
  cmd?: string
  /** Whether it took longer than `TIMEOUT_MS`. */
  killed?: boolean
}

/** Runs git with English messages and without questions, signatures and hooks; only a push runs its hook. */
export const createGit = (root: string) => {
  const run = async (args: readonly string[], more: NodeJS.ProcessEnv = {}) => {
    const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true", ...more }
    const options = { cwd: root, env, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 }
    return (await promisify(execFile)("git", args, options)).stdout
  }
  return async (...args: string[]): Promise<string> => {
    const isRemote = ["fetch", "push"].includes(args[0] ?? "")
    if (!isRemote) return run(["-c", "commit.gpgsign=false", "-c", "core.hooksPath=/dev/null", ...args])
    const own = process.env.GIT_SSH_COMMAND ?? (await run(["config", "core.sshCommand"]).catch(() => ""))
    return run(args, own ? {} : { GIT_SSH_COMMAND: "ssh -o BatchMode=yes" })
  }
}

/** Splits a list that ends each name with a zero byte. */
export const lines = (text: string) => text.split("\0").filter(Boolean)

/** Returns an error of git in an editor's words. */
const explain = (error: unknown): string => {
  const { stderr, killed, cmd = "" } = error as GitError
  const text = killed ? `${cmd} timed out` : stderr?.trim() || String(error)
  const isLocal = killed && !/^git (fetch|push)/.test(cmd)
  const cause = isLocal ? undefined : causes.find(([says]) => says.test(text))
  return cause?.[1] ?? `It did not work: ${ASK}. Git says: ${text.split("\n").at(-1)}`
}

/** Throws an error of git as a message for editors. */
export const refuse = (error: unknown): never => {
  throw new Refusal(explain(error))
}

/** The message of a merge of this program. */
export const MERGE = "Merge what others have published"

/** Files that exist while something is under way. */
const underWay = { MERGE_HEAD: "merge", "rebase-merge": "rebase", "rebase-apply": "rebase" } as const

/** Returns why this folder can't publish, if it can't; ends a merge of this program that was interrupted. */
export async function findTrouble(root: string): Promise<string | undefined> {
  const git = createGit(root)
  try {
    const folder = path.resolve(root, (await git("rev-parse", "--git-dir")).trim())
    const [, name] = Object.entries(underWay).find(([file]) => fs.existsSync(path.join(folder, file))) ?? []
    const message = path.join(folder, "MERGE_MSG")
    const isOwn = name === "merge" && fs.existsSync(message) && fs.readFileSync(message, "utf8").startsWith(MERGE)
    if (isOwn) await git("merge", "--abort")
    else if (name) return `A ${name} is under way in this folder: ${ASK} to finish it, or to run “git ${name} --abort”.`
  } catch (error) {
    const isNone = String((error as GitError).stderr).includes("not a git repository")
    return isNone ? "This folder belongs to no repository." : explain(error)
  }
  const branch = (await git("symbolic-ref", "--short", "HEAD").catch(() => "")).trim()
  if (branch === "") return `This folder is on no branch (a detached HEAD): ${ASK} to run “git switch main”.`
  if (await git("rev-parse", UPSTREAM).catch(() => "")) return undefined
  return `The branch ${branch} has no repository on the network: ${ASK} to run “git push -u origin ${branch}”.`
}
