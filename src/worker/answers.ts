import type { WorkerAnswers, WorkerRequest } from "../lib/worker-messages"
import { listPages } from "./book"
import { keepPage, keepParts, type Parts } from "./keeper"
import { keyOf } from "./paths"
import { changeBook, clearCaches, readBook } from "./storage"

type Answer = WorkerAnswers[keyof WorkerAnswers]

/**
 * Answers the questions of `worker-messages.ts`.
 *
 * @param client the id of the page that asks
 * @param parts see `keepParts`
 */
export async function answerTo({ question, path }: WorkerRequest, client: string, parts: Parts): Promise<Answer> {
  const asked = path === undefined ? undefined : keyOf(path)
  switch (question) {
    case "age": {
      const record = (await readBook()).clients[client]
      return record?.ages[asked ?? record.path] ?? null
    }
    case "keep":
      return keepWanted(asked, parts)
    case "forget":
      await changeBook(({ pages }) => {
        const record = asked === undefined ? undefined : pages[asked]
        if (record) record.isWanted = false
      })
      return true
    case "list":
      return listPages(await readBook())
    case "clear": {
      // What is open stays open, and is kept again from the next page on.
      const { clients } = await readBook()
      await clearCaches()
      await changeBook((book) => void (book.clients = clients))
      return true
    }
    case "leave":
      await clearCaches()
      return true
  }
}

async function keepWanted(path: string | undefined, parts: Parts): Promise<WorkerAnswers["keep"]> {
  if (path === undefined) return "no-network"
  const kept = await keepPage(path)
  if (kept !== "kept") return kept
  await keepParts(path, parts)
  await changeBook(({ pages }) => {
    const record = pages[path]
    if (record) record.isWanted = true
  })
  return "kept"
}
