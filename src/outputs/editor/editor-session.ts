import fs from "node:fs"
import type { ServerResponse } from "node:http"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { checkContent, contentTypes, inspectContent, removeByteOrderMarks, type Problem } from "../../content"
import { parseJsonValue } from "../../content/checks/parse-json"
import { findType, listEntryFiles } from "../../content/content-files"
import { getProperty } from "../../lib/get-property"
import { isRecord } from "../../content/inspect"
import { pictureDescription } from "../../content/types/picture-description"
import { describeChanges, toChoice, getProblemPlace } from "./describe-changes"
import { getFormat } from "./editor-config"
import { EditorError } from "./git"
import { merge } from "./merge"
import { ConflictError } from "./merge-branches"
import { isOnline } from "./online"
import { formatJson } from "./page/content-file"
import type { EditorState, Phase } from "./page/panel"
import { ProblemsError, publish, undo, unpublished, type Content } from "./publish"

/** Creates the state that the page's panel shows, and its actions. */
export function createSession(root: string) {
  const dataDir = path.join(root, "data")
  const listeners = new Set<ServerResponse>()
  let [isStale, isBusy, revision] = [false, false, 0]
  let refreshing: Promise<void> | undefined
  /** The result of the last action, and the content that it is about. */
  let outcome: { phase: Phase; content?: string } | undefined

  const read = (file: string) => {
    const place = path.join(root, file)
    return fs.existsSync(place) ? fs.readFileSync(place, "utf8") : undefined
  }
  const content: Content = {
    root,
    check: async () => {
      removeByteOrderMarks(dataDir)
      return (await inspectContent(dataDir)).problems
    },
    // Makes the page reload, because it has old versions of the files.
    onNewFiles: () => void revision++,
  }

  /** Formats a problem for the panel: without JSON, with the form's names. */
  const toCorrection = (problem: Problem) => {
    const { file, line, actual, expected, picture } = problem
    const place = [file, line && `line ${line}`].filter(Boolean).join(", ")
    const plain = (text: string) => text.replace(/\{ .*\}/g, "what its form asks for").replace(/\bnull\b/g, "nothing")
    return { place, ...getProblemPlace(problem, read(file)), actual: plain(actual), expected: plain(expected), picture }
  }

  const state = async (): Promise<EditorState> => {
    if (isBusy) return { revision, changes: [], last: [], phase: "publishing" }
    const problems = checkContent(dataDir)
    const { off, changes: files, last: published = [] } = await unpublished(root)
    const last = published.map((one) => ({ file: one.file, description: describeChanges([one]).join("; ") }))
    const now = JSON.stringify([problems, files])
    if (outcome) outcome.content ??= now
    // The content has changed since.
    if (outcome?.content !== now) outcome = undefined
    const checked: Phase =
      problems.length > 0 ? { phase: "to correct", problems: problems.map(toCorrection) } : { phase: "in order" }
    return { revision, off, changes: describeChanges(files), last, ...(outcome?.phase ?? checked) }
  }

  /** Sends the state to all pages; concurrent calls share one computation. */
  const refresh = (): Promise<void> => {
    isStale = true
    const send = async () => {
      while (isStale) {
        // A save is several writes.
        await setTimeout(200, undefined, { ref: false })
        isStale = false
        if (listeners.size === 0) return
        const sent = await state().catch((error: unknown) => ({ revision, changes: [], last: [], ...toPhase(error) }))
        for (const listener of listeners) listener.write(`data: ${JSON.stringify(sent)}\n\n`)
      }
    }
    return (refreshing ??= send().finally(() => (refreshing = undefined)))
  }

  const toPhase = (error: unknown): Phase => {
    if (error instanceof ConflictError) {
      const choices = error.conflicts.map((one) => toChoice(one.file, parseJsonValue(read(one.file)), one))
      return { phase: "conflict", choices }
    }
    if (error instanceof ProblemsError) return { phase: "to correct", problems: error.problems.map(toCorrection) }
    if (!(error instanceof EditorError)) console.error(error)
    const why = error instanceof EditorError ? error.message : "The terminal says why."
    return { phase: "failed", message: `${why} Nothing is lost.` }
  }

  /** Polls the website each minute, for an hour, until it was built with the last publication. */
  const waitForSite = async (done: string) => {
    const own: typeof outcome = {
      phase: { phase: "published", message: `${done} The website shows it within half an hour.` },
    }
    outcome = own
    let isThere = false
    for (let minutes = 0; !isThere && minutes < 60; minutes++) {
      await setTimeout(60_000, undefined, { ref: false })
      // Another action has replaced the outcome.
      if (outcome !== own) return
      isThere = await isOnline(root)
    }
    const site = parseJsonValue(read("data/site.json"))
    const contact = getProperty(getProperty(site, "security"), "contact") ?? getProperty(site, "email")
    const late = `The website does not show it after an hour: write to ${String(contact)}.`
    own.phase = { phase: "published", message: isThere ? "Online: the website shows it." : late }
    await refresh()
  }

  /** Runs an action unless one is running, and returns whether it does; the pages show how it ends. */
  const runExclusive = (run: () => Promise<void>, done: string): boolean => {
    if (isBusy) return false
    isBusy = true
    outcome = undefined
    void refresh()
      .then(run)
      .then(
        () => void waitForSite(done),
        (error: unknown) => (outcome = { phase: toPhase(error) }),
      )
      .finally(() => {
        isBusy = false
        void refresh()
      })
    return true
  }

  /** Returns the file of an entry; ignores files that can't be read. */
  const findFile = (format: unknown, entry: unknown): string | undefined => {
    const own = contentTypes.filter((type) => getFormat(type) === format)
    const isOne = own[0]?.files.kind !== "folder"
    const files = listEntryFiles(dataDir).flatMap((file) => (findType(own, file) ? `data/${file}` : []))
    return files.find((file) => isOne || getProperty(parseJsonValue(read(file)), "id") === getProperty(entry, "id"))
  }

  /** The actions of the page, by name. */
  const actions = {
    publish: (data: unknown) => {
      const choices = getProperty(data, "choices")
      return runExclusive(() => publish(content, isRecord(choices) ? choices : {}), "Published.")
    },
    undo: (data: unknown) => {
      const files = [getProperty(data, "files")].flat().map(String)
      return runExclusive(() => undo(content, files), "Taken back.")
    },
    describe: async (data: unknown) => {
      const file = `data/${pictureDescription.files.path}`
      const entries = JSON.parse(read(file) ?? "[]") as unknown[]
      const now = [...entries, pictureDescription.schema.parse(data)]
      fs.writeFileSync(path.join(root, file), await formatJson(now))
    },
    /** Merges what a page saves with what another window has saved since. */
    merge: (data: unknown) => {
      const [base, mine, choices] = [getProperty(data, "base"), getProperty(data, "mine"), getProperty(data, "choices")]
      const file = findFile(getProperty(data, "format"), base)
      const text = file && read(file)
      const theirs = parseJsonValue(text)
      // A file that can't be read is replaced by the form.
      if (!file || theirs === undefined) return { value: mine, unresolved: [] }
      const { value, unresolved } = merge(file, base, mine, theirs, isRecord(choices) ? choices : {})
      return { value, unresolved: unresolved.map((one) => toChoice(file, mine, one)) }
    },
  }

  const watcher = fs.watch(dataDir, { recursive: true }, () => void refresh())

  return {
    isAction: (name: string): name is keyof typeof actions => Object.hasOwn(actions, name),
    /** Returns the action's answer; false if another one is running. */
    act: async (name: keyof typeof actions, data: unknown): Promise<unknown> => actions[name](data),
    listen: (response: ServerResponse) => {
      listeners.add(response)
      response.once("close", () => listeners.delete(response)).flushHeaders()
      void refresh()
    },
    close: () => watcher.close(),
  }
}
