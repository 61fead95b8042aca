import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { writeContent } from "../content/support/content-project"

/*
 * The code of the guides in docs/, and a copy of the project in which tests write it. A block belongs to the file that
 * was named last in `code`, after the block before it.
 */

const project = path.join(__dirname, "../..")

/** A block of a guide: the file that it makes, or the lines that it adds to one. */
export interface Step {
  file: string
  language: string
  text: string
}

/**
 * The guides' examples under names that nobody takes: whoever follows a guide to the letter must not meet these tests
 * again.
 */
const renames: readonly (readonly [RegExp, string])[] = [
  [/course/g, "zzcourse"],
  [/Course/g, "Zzcourse"],
  [/our-districts/g, "zz-our-districts"],
  [/OurDistricts/g, "ZzOurDistricts"],
  [/Our Districts/g, "Zz Our Districts"],
  [/features\/districts/g, "features/zz-districts"],
  [/(components|\.)\/tag\b/g, "$1/zz-tag"],
  [/components\/Tag\b/g, "components/ZzTag"],
]
const renamed = (text: string) => renames.reduce((result, [piece, by]) => result.replace(piece, by), text)

/** What a guide writes, in its order. A block of code that names no file is an error of the guide. */
export function stepsOf(guide: string): Step[] {
  let text = readFileSync(path.join(project, "docs", guide), "utf8")
  const steps: Step[] = []
  for (;;) {
    const block = /^( *)```(\w+)\n([\s\S]*?)^ *```$/m.exec(text)
    if (!block) return steps
    const [whole, indent = "", language = "", code = ""] = block
    const before = text.slice(0, block.index)
    const file = Array.from(before.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|json|md)|tailwind\.config\.js)`/g)).at(
      -1,
    )?.[1]
    if (!file) throw new Error(`docs/${guide}: a block of ${language} does not say which file it belongs to.`)
    const lines = code.split("\n").map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
    steps.push({ file: renamed(file), language, text: renamed(lines.join("\n")) })
    text = text.slice(block.index + whole.length)
  }
}

/**
 * A copy of the project. Packages and what is served as it stands are linked; the content is that of the content check's
 * tests.
 */
export interface Copy {
  root: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Does what a guide says. */
  follow: (steps: readonly Step[]) => void
}

export function copyProject(...more: readonly string[]): Copy {
  const root = mkdtempSync(path.join(tmpdir(), "guides-"))
  const names = ["src", "scripts", "package.json", "tsconfig.json", "tailwind.config.js", ".vscode", ...more]
  for (const name of names) {
    cpSync(path.join(project, name), path.join(root, name), { recursive: true })
  }
  for (const name of ["static", "node_modules"]) symlinkSync(path.join(project, name), path.join(root, name))
  writeContent(root)
  const read = (file: string) => readFileSync(path.join(root, file), "utf8")
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const follow = (steps: readonly Step[]) => {
    for (const { file, language, text } of steps) {
      if (language === "diff") write(file, withLines(file, read(file), text))
      else write(file, existsSync(path.join(root, file)) ? withEntry(read(file), text) : text)
    }
  }
  return { root, read, write, follow }
}

/** Adds an entry to a file that holds a list, under a number that no entry has. */
const withEntry = (list: string, entry: string) =>
  JSON.stringify([...(JSON.parse(list) as object[]), { ...(JSON.parse(entry) as object), id: 9001 }])

/** Takes out each line that begins with -, and puts each that begins with + there; “…” stands for the rest of a line. */
function withLines(file: string, before: string, diff: string): string {
  const lines = before.split("\n")
  let place = 0
  for (const line of diff.trimEnd().split("\n")) {
    const text = line.slice(1)
    if (line.startsWith("+")) lines.splice((place += 1), 0, text)
    else {
      const start = text.replace(/…$/, "")
      const found = lines.findIndex(
        (one, index) => index >= place && (one === text || (start !== text && one.startsWith(start))),
      )
      if (found < 0) throw new Error(`${file} has no line “${text}” where a guide looks for it`)
      // The next line is looked for, and put, where this one stood.
      if (line.startsWith("-")) lines.splice((place = found - 1) + 1, 1)
      else place = found
    }
  }
  return lines.join("\n")
}
