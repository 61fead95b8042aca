import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"

/** A failure with a message for the editor. */
export class EditorError extends Error {}

/** The branch that this one is pushed to. */
export const UPSTREAM = "@{upstream}"

export const ASK_MAINTAINER = "ask the person who looks after the site"

/** A hook or signature can wait for input endlessly; a large photograph takes minutes. */
const TIMEOUT_MS = 300_000

/** Git's errors and the messages for editors; the first match counts, so special ones come first. */
const causes: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/spawn git ENOENT/, `Git is not installed on this computer: ${ASK_MAINTAINER}.`],
  [
    /dubious ownership/,
    `This folder belongs to another user of this computer: ${ASK_MAINTAINER} (git config safe.directory).`,
  ],
  [/insufficient permission|unable to create .*denied/i, `Some files here belong to another user: ${ASK_MAINTAINER}.`],
  [/index\.lock/, `Another program works with git in this folder. If this stays, ${ASK_MAINTAINER} (index.lock).`],
  [/tell me who you are|empty ident/i, `This computer has no name in git: ${ASK_MAINTAINER} to set it.`],
  [
    /identification has changed/i,
    `The repository's server has another key than before: go no further, and ${ASK_MAINTAINER}.`,
  ],
  [
    /host key verif/i,
    `This computer does not know the repository's server: ${ASK_MAINTAINER} to run “git fetch” once.`,
  ],
  [
    /certificate/i,
    `The repository's certificate is not accepted. If the date of this computer is right, ${ASK_MAINTAINER}.`,
  ],
  [
    /as read.?only|write access|deploy key/i,
    `This computer can read the repository, but not change it: ${ASK_MAINTAINER}.`,
  ],
  [
    /not found|not appear to be a git|error: 404/i,
    `This computer finds no such repository, or has no access to it: ${ASK_MAINTAINER}.`,
  ],
  [
    /authentication failed|could not read (username|password)|permission denied|error: 40[13]/i,
    `The repository refuses this computer's sign-in: ${ASK_MAINTAINER}.`,
  ],
  [/\[remote rejected\]/, `The repository refused the publication: ${ASK_MAINTAINER}.`],
  [/\[rejected\]/, "Another editor has published at the same moment: press the button again."],
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
  const run = async (args: readonly string[], extraEnv: NodeJS.ProcessEnv = {}) => {
    const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true", ...extraEnv }
    const options = { cwd: root, env, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 }
    return (await promisify(execFile)("git", args, options)).stdout
  }
  return async (...args: string[]): Promise<string> => {
    const isRemote = ["fetch", "push"].includes(args[0] ?? "")
    if (!isRemote) return run(["-c", "commit.gpgsign=false", "-c", "core.hooksPath=/dev/null", ...args])
    const sshCommand = process.env.GIT_SSH_COMMAND ?? (await run(["config", "core.sshCommand"]).catch(() => ""))
    return run(args, sshCommand ? {} : { GIT_SSH_COMMAND: "ssh -o BatchMode=yes" })
  }
}

/** Splits git's `-z` output. */
export const splitAtZeroBytes = (text: string) => text.split("\0").filter(Boolean)

/** Converts an error of git to a message for editors. */
const toEditorMessage = (error: unknown): string => {
  const { stderr, killed, cmd = "" } = error as GitError
  const text = killed ? `${cmd} timed out` : stderr?.trim() || String(error)
  const isLocal = killed && !/^git (fetch|push)/.test(cmd)
  const cause = isLocal ? undefined : causes.find(([pattern]) => pattern.test(text))
  return cause?.[1] ?? `It did not work: ${ASK_MAINTAINER}. Git says: ${text.split("\n").at(-1)}`
}

/** Throws an error of git as a message for editors. */
export const throwEditorError = (error: unknown): never => {
  throw new EditorError(toEditorMessage(error))
}

/** The commit message of this program's merges. */
export const MERGE_MESSAGE = "Merge what others have published"

/** Files in .git that exist until a merge or rebase is finished. */
const unfinishedOperations = { MERGE_HEAD: "merge", "rebase-merge": "rebase", "rebase-apply": "rebase" } as const

/** Returns why this folder can't publish, if it can't; ends a merge of this program that was interrupted. */
export async function findPublishProblem(root: string): Promise<string | undefined> {
  const git = createGit(root)
  try {
    const folder = path.resolve(root, (await git("rev-parse", "--git-dir")).trim())
    const [, name] = Object.entries(unfinishedOperations).find(([file]) => fs.existsSync(path.join(folder, file))) ?? []
    const message = path.join(folder, "MERGE_MSG")
    const isOwn =
      name === "merge" && fs.existsSync(message) && fs.readFileSync(message, "utf8").startsWith(MERGE_MESSAGE)
    if (isOwn) await git("merge", "--abort")
    else if (name)
      return `A ${name} is under way in this folder: ${ASK_MAINTAINER} to finish it, or to run “git ${name} --abort”.`
  } catch (error) {
    const isNoRepository = String((error as GitError).stderr).includes("not a git repository")
    return isNoRepository ? "This folder is not in a Git repository." : toEditorMessage(error)
  }
  const branch = (await git("symbolic-ref", "--short", "HEAD").catch(() => "")).trim()
  if (branch === "") return `This folder is on no branch (a detached HEAD): ${ASK_MAINTAINER} to run “git switch main”.`
  if (await git("rev-parse", UPSTREAM).catch(() => "")) return undefined
  return `The branch ${branch} has no repository on the network: ${ASK_MAINTAINER} to run “git push -u origin ${branch}”.`
}
