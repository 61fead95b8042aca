import fs from "node:fs"
import path from "node:path"

/** What a picture's data refer to: addresses of files that the build has made of it. */
const MADE_FILES = /\/static\/[^\s",\\]+/g

/**
 * The data of pictures as the last build has computed them, in a file of Gatsby's cache: with the cache they go when the
 * configuration or a plugin changes. An answer counts only as long as every file that it names is there, because asking
 * Gatsby is also what makes these files.
 */
export class KeptAnswers {
  readonly #root: string
  readonly #old: Readonly<Record<string, unknown>>
  /** What this build has asked for: the rest is not kept any longer. */
  readonly #used = new Map<string, unknown>()

  constructor(root: string) {
    this.#root = root
    this.#old = readAnswers(fileOf(root))
  }

  /** The kept answer, or the one that `ask` gives. */
  get(key: string, ask: () => unknown): unknown {
    const old = this.#old[key]
    const answer = old !== undefined && this.#hasFilesOf(old) ? old : ask()
    this.#used.set(key, answer)
    return answer
  }

  /** Keeps the answers of this build for the next one. */
  async save(): Promise<void> {
    const answers: Record<string, unknown> = {}
    for (const [key, answer] of this.#used) answers[key] = await answer
    fs.mkdirSync(path.dirname(fileOf(this.#root)), { recursive: true })
    fs.writeFileSync(fileOf(this.#root), JSON.stringify(answers))
  }

  #hasFilesOf(answer: unknown): boolean {
    const files = JSON.stringify(answer).match(MADE_FILES) ?? []
    return files.every((file) => fs.existsSync(path.join(this.#root, "public", decodeURI(file))))
  }
}

const fileOf = (root: string) => path.join(root, ".cache", "pictures", "answers.json")

/** A cache that cannot be read is an empty one. */
function readAnswers(file: string): Record<string, unknown> {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, unknown>
  } catch {
    return {}
  }
}
