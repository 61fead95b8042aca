import fs from "node:fs"
import path from "node:path"
import type { Problem } from "../../content"
import { parseJsonValue } from "../../content/checks/parse-json"
import { isContent } from "../../content/content-files"
import { describeChanges, getEntryName, type FileChange } from "./describe-changes"
import {
  ASK_MAINTAINER,
  findPublishProblem,
  createGit,
  splitAtZeroBytes,
  throwEditorError,
  EditorError,
  UPSTREAM,
} from "./git"
import type { Choices } from "./merge"
import { ConflictError, isJson, mergeFields, readCommitted } from "./merge-branches"
import { formatJson } from "./page/content-file"

/*
 * Git in an editor's clone: a publication is one commit of data/, merged with others' and pushed. An error loses no files or
 * commits.
 */

export interface Content {
  root: string
  check: () => Promise<readonly Problem[]>
  /** Called when files of data/ have changed without the editor. */
  onNewFiles: () => void
}

/** Stops a publication of invalid content. */
export class ProblemsError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super("The content is not in order")
  }
}

/** Returns the differences of data/ between a commit and another one, or the current files. */
async function changesSince(root: string, commit: string, until?: string): Promise<FileChange[]> {
  const git = createGit(root)
  const commits = until ? [commit, until] : [commit]
  const changed = splitAtZeroBytes(
    await git("diff", "--name-only", "--no-renames", "--relative", "-z", ...commits, "--", "data"),
  )
  const added = until
    ? []
    : splitAtZeroBytes(await git("ls-files", "-z", "--others", "--exclude-standard", "--", "data"))
  const current = (file: string) => {
    const place = path.join(root, file)
    return fs.existsSync(place) ? (isJson(file) ? fs.readFileSync(place, "utf8") : "") : undefined
  }
  const files = [...new Set([...changed, ...added])].filter(isContent).sort()
  return Promise.all(
    files.map(async (file) => ({
      file,
      before: await readCommitted(root, commit, file),
      after: until ? await readCommitted(root, until, file) : current(file),
    })),
  )
}

interface Unpublished {
  /** The reason why publishing is impossible on this computer. */
  off?: string
  changes: FileChange[]
  /** The changes of the last publication, if it can be undone. */
  last?: FileChange[]
}

/** Compares the files with the last publication, offline. */
export async function unpublished(root: string): Promise<Unpublished> {
  const git = createGit(root)
  const off = await findPublishProblem(root)
  if (off !== undefined) return { off, changes: [] }
  const base = (await git("merge-base", UPSTREAM, "HEAD").catch(throwEditorError)).trim()
  const code = await git("diff", "--name-only", base, "HEAD", "--", ".", ":!data")
  if (code !== "") return { off: `This computer has commits of more than the content: ${ASK_MAINTAINER}.`, changes: [] }
  const changes = await changesSince(root, base)
  return { changes, last: changes.length === 0 ? await lastPublication(root) : undefined }
}

/** Prefix of the message of a commit that reverts another one. */
const TAKEN_BACK = "Taken back: "

/** Returns what the last commit changed, if it is a publication of this computer that was not taken back. */
async function lastPublication(root: string): Promise<FileChange[] | undefined> {
  const git = createGit(root)
  const [subject = "", author, parents = ""] = (await git("log", "-1", "--format=%s%n%ae%n%P")).trim().split("\n")
  const own = await git("config", "user.email").catch(() => "")
  // The second parent of a merge is what others have published.
  const before = parents.split(" ").at(-1)
  if (author !== own.trim() || !before || subject.startsWith(TAKEN_BACK)) return undefined
  const files = await git("diff", "--name-only", before, "HEAD", "--", ".", ":!data")
  return files === "" ? changesSince(root, before, "HEAD") : undefined
}

/** Checks, formats, commits, merges and pushes data/. */
export async function publish(content: Content, choices: Choices = {}): Promise<void> {
  // The page isn't notified of commits made in a terminal.
  const { off } = await unpublished(content.root)
  if (off !== undefined) throw new EditorError(off)
  await refuseProblems(content)
  for (const { file, after } of await changesSince(content.root, "HEAD")) {
    const value = parseJsonValue(after)
    if (value !== undefined) fs.writeFileSync(path.join(content.root, file), await formatJson(value))
  }
  await commit(content.root)
  await send(content, choices)
}

/** Commits the changed files; the first change is the first line, and all follow below if there are several. */
async function commit(root: string, prefix = ""): Promise<void> {
  const changes = await changesSince(root, "HEAD")
  if (changes.length === 0) return
  const git = createGit(root)
  const files = changes.map(({ file }) => file)
  const [first = "Content", ...more] = describeChanges(changes)
  const summary = more.length > 0 ? `${first} (and ${more.length} more)\n\n${[first, ...more].join("\n")}` : first
  // Hosts obey "[skip ci]" in a message.
  const message = (prefix + summary).replaceAll("[", "(").replaceAll("]", ")")
  await git("--literal-pathspecs", "add", "--all", "--", ...files).catch(throwEditorError)
  await git("--literal-pathspecs", "commit", "--quiet", `--message=${message}`, "--", ...files).catch(throwEditorError)
}

/** Takes files of the last publication back for everyone; restores them on an error. */
export async function undo(content: Content, files: readonly string[]): Promise<void> {
  const { root } = content
  const git = createGit(root)
  const { last = [] } = await unpublished(root)
  const own = last.filter(({ file }) => files.includes(file))
  if (own.length === 0)
    throw new EditorError("The last publication is no longer the newest change: nothing can be undone.")
  const [before = "", ...parents] = (await git("log", "-1", "--format=%H %P")).trim().split(" ")
  const parent = parents.at(-1) ?? ""
  try {
    for (const { file, before: text } of own) {
      if (text === undefined) fs.rmSync(path.join(root, file))
      else await git("--literal-pathspecs", "checkout", "--quiet", parent, "--", file).catch(throwEditorError)
    }
    await commit(root, TAKEN_BACK)
    content.onNewFiles()
    await refuseProblems(content)
    await send(content, {})
  } catch (error) {
    await git("reset", "--quiet", "--keep", before)
    content.onNewFiles()
    if (error instanceof ProblemsError) {
      throw new EditorError("Without it, the content is not in order: change it in its form instead.")
    }
    if (!(error instanceof ConflictError)) throw error
    const file = error.conflicts[0]?.file ?? ""
    const text = own.find((one) => one.file === file)?.after
    throw new EditorError(`Another editor has changed ${getEntryName(file, text)} since.`)
  }
}

/** Merges what others have published, and pushes. */
async function send(content: Content, choices: Choices): Promise<void> {
  const { root } = content
  const git = createGit(root)
  await git("fetch", "--quiet").catch(throwEditorError)
  if ((await git("rev-list", `HEAD..${UPSTREAM}`)) !== "") {
    await mergeFields(root, choices)
    content.onNewFiles()
    await refuseProblems(content)
  }
  // Not git's push remote, which can differ: the host builds the upstream branch.
  const upstream = "--format=%(upstream:remotename) HEAD:%(upstream:remoteref)"
  const target = await git("for-each-ref", upstream, (await git("symbolic-ref", "HEAD")).trim())
  await git("push", "--quiet", ...target.trim().split(" ")).catch(throwEditorError)
}

async function refuseProblems({ check }: Content): Promise<void> {
  const problems = await check()
  if (problems.length > 0) throw new ProblemsError(problems)
}
