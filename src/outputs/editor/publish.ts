import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import type { Problem } from "../../content"
import { isContent } from "../../content/content-files"
import type { FileChange } from "./change-words"
import { formatJson } from "./page/content-file"

/*
 * Git in an editor's clone: a publication is one commit of data/, rebased and pushed. An error loses no files or
 * commits.
 */

export interface Content {
  root: string
  printWidth: number
  check: () => Promise<readonly Problem[]>
  /** Returns an editor's name for a file. */
  nameOf: (file: string) => string
  /** Called when files of data/ have changed without the editor. */
  onNewFiles: () => void
}

/** An action that was refused; the message is for the editor. */
export class Refusal extends Error {}

/** The branch that this one is pushed to. */
const UPSTREAM = "@{upstream}"

const NETWORK_MS = 300_000

const ASK = "ask whoever looks after the site"

/** Git's messages and their meaning for editors; the first match counts. */
const causes: readonly (readonly [says: RegExp, means: string])[] = [
  [/tell me who you are|empty ident/i, `This computer has no name in git: ${ASK} to set it.`],
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
  /** Whether it took longer than `NETWORK_MS`. */
  killed?: boolean
}

/** Runs git without terminal prompts and with English messages. */
const gitIn =
  (root: string) =>
  async (...args: string[]): Promise<string> => {
    const env = { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true" }
    const timeout = ["fetch", "push"].includes(args[0] ?? "") ? NETWORK_MS : 0
    const { stdout } = await promisify(execFile)("git", args, { cwd: root, env, timeout, maxBuffer: 2 ** 26 })
    return stdout
  }

const lines = (text: string) => text.split("\0").filter(Boolean)

/** Throws a message for editors. */
const refuse = (error: unknown): never => {
  const { stderr = String(error), killed } = error as GitError
  const fault = killed ? "timed out" : stderr.trim()
  throw new Refusal(causes.find(([says]) => says.test(fault))?.[1] ?? `It did not work: ${ASK}. Git says: ${fault}`)
}

/** Returns the differences of data/ between a commit and the current files. */
export async function changesSince(root: string, commit: string): Promise<FileChange[]> {
  const git = gitIn(root)
  const changed = lines(await git("diff", "--name-only", "--no-renames", "--relative", "-z", commit, "--", "data"))
  const added = lines(await git("ls-files", "-z", "--others", "--exclude-standard", "--", "data"))
  const read = (file: string) => (isText(file) ? fs.readFileSync(path.join(root, file), "utf8") : "")
  const files = [...new Set([...changed, ...added])].filter(isContent).sort()
  return Promise.all(
    files.map(async (file) => ({
      file,
      // Of a picture only its existence matters.
      before: await git(
        ...(isText(file) ? ["show"] : ["rev-parse", "--verify", "--quiet"]),
        `${commit}:./${file}`,
      ).catch(() => undefined),
      after: fs.existsSync(path.join(root, file)) ? read(file) : undefined,
    })),
  )
}

const isText = (file: string) => file.endsWith(".json")

export interface Unpublished {
  /** Why publishing is impossible on this computer. */
  off?: string
  changes: FileChange[]
  /** First line of the last publication, if it came from this computer and nothing is unpublished. */
  last?: string
}

/** Compares the files with the last publication, offline. */
export async function unpublished(root: string): Promise<Unpublished> {
  const git = gitIn(root)
  const off = (why: string) => ({ off: `Nothing can be published from here: ${why}.`, changes: [] })
  const base = await git("merge-base", UPSTREAM, "HEAD").catch(() => undefined)
  if (base === undefined) return off("this folder belongs to no repository on the network")
  const code = await git("diff", "--name-only", base.trim(), "HEAD", "--", ".", ":!data")
  if (code !== "") return off(`this computer has commits of more than the content; ${ASK}`)
  const changes = await changesSince(root, base.trim())
  const last = changes.length === 0 ? await lastPublication(root) : undefined
  return { changes, last }
}

/** Returns the last commit's first line, if it only changes content and was made on this computer. */
async function lastPublication(root: string): Promise<string | undefined> {
  const git = gitIn(root)
  const [subject, author, parents = ""] = (await git("log", "-1", "--format=%s%n%ae%n%P")).trim().split("\n")
  const own = await git("config", "user.email").catch(() => "")
  if (author !== own.trim() || !/^\w+$/.test(parents)) return undefined
  const files = await git("diff", "--name-only", "HEAD~1", "HEAD", "--", ".", ":!data")
  return files === "" ? subject : undefined
}

/** Checks, formats, commits, rebases and pushes data/. `wordsOf` makes the commit's message. */
export async function publish(content: Content, wordsOf: (changes: readonly FileChange[]) => string[]): Promise<void> {
  const git = gitIn(content.root)
  // The page doesn't notice commits made in a terminal.
  const { off } = await unpublished(content.root)
  if (off !== undefined) throw new Refusal(off)
  await refuseProblems(content, "")
  for (const { file, after } of await changesSince(content.root, "HEAD")) {
    if (after === undefined || !isText(file)) continue
    const formatted = await formatJson(after, content.printWidth)
    if (formatted !== after) fs.writeFileSync(path.join(content.root, file), formatted)
  }
  const changes = await changesSince(content.root, "HEAD")
  if (changes.length > 0) {
    const files = changes.map(({ file }) => file)
    await git("--literal-pathspecs", "add", "--all", "--", ...files).catch(refuse)
    // The hook would repeat the content check.
    const message = messageOf(wordsOf(changes))
    const commit = ["commit", "--quiet", "--no-verify", `--message=${message}`, "--", ...files]
    await git("--literal-pathspecs", ...commit).catch(refuse)
  }
  await send(content)
}

/** Reverts the last publication for everyone; restores it on an error. */
export async function undo(content: Content): Promise<void> {
  const git = gitIn(content.root)
  const { last } = await unpublished(content.root)
  if (last === undefined)
    throw new Refusal("The last publication is no longer the newest change: nothing can be undone.")
  const before = (await git("rev-parse", "HEAD")).trim()
  await git("revert", "--no-edit", "HEAD").catch(refuse)
  content.onNewFiles()
  try {
    await send(content)
  } catch (error) {
    await git("reset", "--quiet", "--keep", before)
    content.onNewFiles()
    throw error
  }
}

/** Rebases and pushes. */
async function send(content: Content): Promise<void> {
  const git = gitIn(content.root)
  await git("fetch", "--quiet").catch(refuse)
  if ((await git("rev-list", `HEAD..${UPSTREAM}`)) !== "") {
    await git("rebase", "--quiet", UPSTREAM).catch(async () => {
      const both = lines(await git("diff", "--name-only", "--diff-filter=U", "--relative", "-z"))
      await git("rebase", "--abort").catch(() => "")
      const [file] = both
      throw new Refusal(
        file === undefined
          ? `Other files of the project have been changed on this computer: ${ASK}.`
          : `Somebody else has changed the same place of ${content.nameOf(file)}: ${ASK} to join both.`,
      )
    })
    content.onNewFiles()
    await refuseProblems(content, "Together with what others have published: ")
  }
  await git("push", "--quiet").catch(refuse)
}

async function refuseProblems({ check }: Content, when: string): Promise<void> {
  const [first, ...others] = await check()
  if (!first) return
  const { file, line, entry, field, found, wanted } = first
  const place = [file, line && `line ${line}`, entry, field].filter(Boolean).join(", ")
  const more = others.length > 0 ? ` (and ${others.length} more)` : ""
  throw new Refusal(`${when}Put this right first: ${place} says ${found}; wanted: ${wanted}${more}.`)
}

/** The first change is the first line; all follow below if there are several. */
const messageOf = (words: readonly string[]) =>
  words.length > 1 ? `${words[0]} (and ${words.length - 1} more)\n\n${words.join("\n")}` : (words[0] ?? "Content")
