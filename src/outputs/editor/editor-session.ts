import fs from "node:fs"
import type { ServerResponse } from "node:http"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { checkContent, contentTypes, inspectContent, removeByteOrderMarks, type Problem } from "../../content"
import { jsonIn } from "../../content/checks/parse-json"
import { entryFiles } from "../../content/content-files"
import { getProperty } from "../../lib/get-property"
import { isRecord } from "../../content/inspect"
import { typeAt } from "../../content/locate"
import { pictureDescription } from "../../content/types/picture-description"
import { changeWords, choiceOf, problemPlace } from "./change-words"
import { formatOf } from "./editor-config"
import { Refusal } from "./git"
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
    // The page holds old versions of the files.
    onNewFiles: () => void revision++,
  }

  /** Says a problem without JSON, and calls its place as the form does. */
  const toCorrect = (problem: Problem) => {
    const { file, line, actual, expected, picture } = problem
    const place = [file, line && `line ${line}`].filter(Boolean).join(", ")
    const plain = (text: string) => text.replace(/\{ .*\}/g, "what its form asks for").replace(/\bnull\b/g, "nothing")
    return { place, ...problemPlace(problem, read(file)), actual: plain(actual), expected: plain(expected), picture }
  }

  const state = async (): Promise<EditorState> => {
    if (isBusy) return { revision, changes: [], last: [], phase: "publishing" }
    const problems = checkContent(dataDir)
    const { off, changes: files, last: published = [] } = await unpublished(root)
    const last = published.map((one) => ({ file: one.file, words: changeWords([one]).join("; ") }))
    const now = JSON.stringify([problems, files])
    if (outcome) outcome.content ??= now
    // The content has changed since.
    if (outcome?.content !== now) outcome = undefined
    const checked: Phase =
      problems.length > 0 ? { phase: "to correct", problems: problems.map(toCorrect) } : { phase: "in order" }
    return { revision, off, changes: changeWords(files), last, ...(outcome?.phase ?? checked) }
  }

  /** Sends the state to all pages; however many ask, it is worked out once at a time. */
  const refresh = (): Promise<void> => {
    isStale = true
    const send = async () => {
      while (isStale) {
        // A save is several writes.
        await setTimeout(200, undefined, { ref: false })
        isStale = false
        if (listeners.size === 0) return
        const sent = await state().catch((error: unknown) => ({ revision, changes: [], last: [], ...failure(error) }))
        for (const listener of listeners) listener.write(`data: ${JSON.stringify(sent)}\n\n`)
      }
    }
    return (refreshing ??= send().finally(() => (refreshing = undefined)))
  }

  const failure = (error: unknown): Phase => {
    if (error instanceof ConflictError) {
      const choices = error.conflicts.map((one) => choiceOf(one.file, jsonIn(read(one.file)), one))
      return { phase: "conflict", choices }
    }
    if (error instanceof ProblemsError) return { phase: "to correct", problems: error.problems.map(toCorrect) }
    if (!(error instanceof Refusal)) console.error(error)
    const why = error instanceof Refusal ? error.message : "The terminal says why."
    return { phase: "failed", says: `${why} Nothing is lost.` }
  }

  /** Asks the website each minute, for an hour, whether it was built with the last publication. */
  const waitForSite = async (done: string) => {
    const own: typeof outcome = {
      phase: { phase: "published", says: `${done} The website shows it within half an hour.` },
    }
    outcome = own
    let isThere = false
    for (let minutes = 0; !isThere && minutes < 60; minutes++) {
      await setTimeout(60_000, undefined, { ref: false })
      // Another outcome, or none, stands in its place.
      if (outcome !== own) return
      isThere = await isOnline(root)
    }
    const site = jsonIn(read("data/site.json"))
    const contact = getProperty(getProperty(site, "security"), "contact") ?? getProperty(site, "email")
    const late = `The website does not show it after an hour: write to ${String(contact)}.`
    own.phase = { phase: "published", says: isThere ? "Online: the website shows it." : late }
    await refresh()
  }

  /** Runs an action unless one is running, and returns whether it does; the pages show how it ends. */
  const alone = (run: () => Promise<void>, done: string): boolean => {
    if (isBusy) return false
    isBusy = true
    outcome = undefined
    void refresh()
      .then(run)
      .then(
        () => void waitForSite(done),
        (error: unknown) => (outcome = { phase: failure(error) }),
      )
      .finally(() => {
        isBusy = false
        void refresh()
      })
    return true
  }

  /** Returns the file of an entry; another file that can't be read is no obstacle. */
  const fileOf = (format: unknown, entry: unknown): string | undefined => {
    const own = contentTypes.filter((type) => formatOf(type) === format)
    const isOne = own[0]?.files.kind !== "folder"
    const files = entryFiles(dataDir).flatMap((file) => (typeAt(own, file) ? `data/${file}` : []))
    return files.find((file) => isOne || getProperty(jsonIn(read(file)), "id") === getProperty(entry, "id"))
  }

  /** What the page can ask for. */
  const actions = {
    publish: (data: unknown) => {
      const choices = getProperty(data, "choices")
      return alone(() => publish(content, isRecord(choices) ? choices : {}), "Published.")
    },
    undo: (data: unknown) => {
      const files = [getProperty(data, "files")].flat().map(String)
      return alone(() => undo(content, files), "Taken back.")
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
      const file = fileOf(getProperty(data, "format"), base)
      const text = file && read(file)
      const theirs = jsonIn(text)
      // A file that can't be read is replaced by the form.
      if (!file || theirs === undefined) return { value: mine, open: [] }
      const { value, open } = merge(file, base, mine, theirs, isRecord(choices) ? choices : {})
      return { value, open: open.map((one) => choiceOf(file, mine, one)) }
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
