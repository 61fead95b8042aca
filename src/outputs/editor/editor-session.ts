import fs from "node:fs"
import type { ServerResponse } from "node:http"
import path from "node:path"
import type { CmsConfig } from "@sveltia/cms"
import { checkContent, contentTypes, inspectContent, removeMarks, type Problem } from "../../content"
import { entryFiles } from "../../content/content-files"
import { at } from "../../content/inspect"
import { typeAt } from "../../content/locate"
import { pictureDescription } from "../../content/types/picture-description"
import { changeWords, entryName, formAddress, placeIn } from "./change-words"
import { formatOf } from "./editor-config"
import { printWidth } from "./editor-files"
import { Refusal } from "./git"
import { conflictKey, ConflictError } from "./merge-branches"
import { isOnline, jsonIn } from "./online"
import { formatJson } from "./page/content-file"
import type { EditorState, Phase } from "./page/panel"
import { publish, undo, unpublished, type Content } from "./publish"

const CHECK_ONLINE_MS = 60_000
const ONLINE_TIMEOUT_MS = 3_600_000

const field = (value: unknown, name: string) => (at(value, name) ?? {}) as Readonly<Record<string, unknown>>

/** Creates the state that the page's panel shows, and its actions. */
export function createSession(root: string, config: CmsConfig) {
  const dataDir = path.join(root, "data")
  const listeners = new Set<ServerResponse>()
  let [latest, isStale, isBusy, revision] = ["", false, false, 0]
  let refreshing: Promise<void> | undefined
  /** The result of the last action, and the content that it is about. */
  let outcome: { phase: Phase; content?: string } | undefined
  let waiting: NodeJS.Timeout | undefined

  const read = (file: string) => {
    const place = path.join(root, file)
    return fs.existsSync(place) ? fs.readFileSync(place, "utf8") : undefined
  }
  const content: Content = {
    root,
    printWidth,
    check: async () => {
      removeMarks(dataDir)
      return (await inspectContent(dataDir)).problems
    },
    nameOf: (file) => entryName(config, file, read(file)),
    wordsOf: (changes) => changeWords(config, changes),
    // The page holds old versions of the files.
    onNewFiles: () => void revision++,
  }

  /** Says a problem without JSON, and calls its place as the form does. */
  const toCorrect = ({ file, line, entry, field, found, wanted, picture }: Problem) => {
    const form = formAddress(config, file)
    const steps = [...entry.matchAll(/^no\. \d+/g), ...field.split(" › ")].map(String).filter(Boolean)
    const numbered = steps.map((step) => (step.startsWith("no. ") ? Number(step.slice(4)) - 1 : step))
    const place = form
      ? placeIn(config, file, read(file), numbered)
      : [file, line && `line ${line}`].filter(Boolean).join(", ")
    const plain = (text: string) => text.replace(/\{ .*\}/g, "what its form asks for").replace(/\bnull\b/g, "nothing")
    return { place, form, found: plain(found), wanted: plain(wanted), picture }
  }

  const state = async (): Promise<EditorState> => {
    if (isBusy) return { revision, changes: [], last: [], phase: "publishing" }
    const problems = checkContent(dataDir)
    const { off, changes: files, last: published = [] } = await unpublished(root)
    const changes = content.wordsOf(files)
    const last = published.map((one) => ({ file: one.file, words: content.wordsOf([one]) }))
    const now = JSON.stringify([problems, files])
    if (outcome) outcome.content ??= now
    // The content has changed since.
    if (outcome?.content !== now) outcome = undefined
    const checked: Phase =
      problems.length > 0 ? { phase: "to correct", problems: problems.map(toCorrect) } : { phase: "in order" }
    return { revision, off, changes, last, ...(outcome?.phase ?? checked) }
  }

  /** Sends the state to all pages; however many ask, it is worked out once at a time. */
  const refresh = (): Promise<void> => {
    isStale = true
    const send = async () => {
      while (isStale && listeners.size > 0) {
        isStale = false
        const sent = await state().catch((error: unknown) => ({ revision, changes: [], last: [], ...failure(error) }))
        latest = `data: ${JSON.stringify(sent)}\n\n`
        for (const listener of listeners) listener.write(latest)
      }
    }
    return (refreshing ??= send().finally(() => (refreshing = undefined)))
  }

  const failure = (error: unknown): Phase => {
    if (error instanceof ConflictError) {
      const choices = error.conflicts.map((one) => ({
        key: conflictKey(one),
        place: placeIn(config, one.file, read(one.file), [...one.path]),
        mine: one.mine,
        theirs: one.theirs,
      }))
      return { phase: "conflict", choices }
    }
    if (!(error instanceof Refusal)) console.error(error)
    const why = error instanceof Refusal ? error.message : "The terminal says why."
    return { phase: "failed", says: `${why} Nothing is lost.` }
  }

  /** Asks the website each minute whether it was built with the last publication. */
  const waitForSite = (done: string) => {
    const since = Date.now()
    outcome = { phase: { phase: "published", says: `${done} The website shows it within half an hour.` } }
    waiting = setInterval(() => {
      void isOnline(root).then((isThere) => {
        const isLate = Date.now() - since > ONLINE_TIMEOUT_MS
        if (outcome && !isThere && !isLate) return
        clearInterval(waiting)
        if (!outcome || isBusy) return
        const site = jsonIn(read("data/site.json"))
        const ask = String(field(site, "security").contact ?? at(site, "email"))
        const says = isThere
          ? "Online: the website shows it."
          : `The website does not show it after an hour: write to ${ask}.`
        outcome.phase = { phase: "published", says }
        void refresh()
      })
    }, CHECK_ONLINE_MS)
  }

  const busy = (run: (data: unknown) => Promise<void>) => async (data: unknown) => {
    isBusy = true
    clearInterval(waiting)
    outcome = undefined
    await refresh()
    await run(data).catch((error: unknown) => (outcome = { phase: failure(error) }))
    isBusy = false
    await refresh()
  }

  const actions: Readonly<Record<string, (data: unknown) => Promise<void>>> = {
    publish: busy(async (data) => {
      await publish(content, field(data, "choices"))
      waitForSite("Published.")
    }),
    undo: busy(async (data) => {
      await undo(content, Object.values(field(data, "files")).map(String))
      waitForSite("Taken back.")
    }),
    describe: async (data) => {
      const file = `data/${pictureDescription.files.path}`
      const entry = pictureDescription.schema.parse(data)
      const entries = JSON.parse(read(file) ?? "[]") as unknown[]
      fs.writeFileSync(path.join(root, file), await formatJson(JSON.stringify([...entries, entry]), printWidth))
    },
  }

  // A save is several writes.
  let timer: NodeJS.Timeout | undefined
  const watcher = fs.watch(dataDir, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), 200)
  })

  return {
    isAction: (name: string) => Object.hasOwn(actions, name),
    /** Starts an action, and returns a status. */
    start: (name: string, data: unknown): number => {
      if (isBusy) return 409
      actions[name]?.(data).catch(console.error)
      return 202
    },
    listen: (response: ServerResponse) => {
      listeners.add(response)
      response.once("close", () => listeners.delete(response))
      response.write(latest)
      void refresh()
    },
    /** Returns the file of an entry as it is now. */
    currentText: (query: URLSearchParams): string | undefined => {
      const own = contentTypes.filter((type) => formatOf(type) === query.get("format"))
      const isOne = own[0]?.files.kind !== "folder"
      const texts = entryFiles(dataDir)
        .filter((file) => typeAt(own, file))
        .map((file) => read(`data/${file}`))
      return texts.find((text) => isOne || String(at(jsonIn(text), "id")) === query.get("id"))
    },
    close: () => {
      watcher.close()
      clearInterval(waiting)
    },
  }
}
