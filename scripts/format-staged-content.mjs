/* Formats staged content, so that editors do not have to care about white space. The commit hook runs it before the
   check. Only the staged version is formatted: the unstaged parts of a partially staged file stay unchanged and
   unstaged. */
import { execFileSync } from "node:child_process"
import { isUtf8 } from "node:buffer"
import fs from "node:fs"
import path from "node:path"
import prettier from "prettier"

const git = (args, input) => execFileSync("git", args, { input, maxBuffer: 2 ** 27 })

const staged = git(["diff", "--cached", "--name-only", "--diff-filter=ACMR", "-z", "--", "data/*.json"])
for (const file of staged.toString().split("\0").filter(Boolean)) {
  const { ignored } = await prettier.getFileInfo(file, { ignorePath: ".prettierignore" })
  if (!ignored) await formatStaged(file)
}

async function formatStaged(file) {
  const before = git(["show", `:${file}`])
  const formatted = await format(file, before)
  if (formatted === undefined || before.equals(formatted)) return
  const [mode] = git(["ls-files", "--stage", "--", file]).toString().split(" ")
  const blob = git(["hash-object", "-w", "--stdin"], formatted).toString().trim()
  git(["update-index", "--cacheinfo", `${mode},${blob},${file}`])
  if (fs.existsSync(file) && fs.readFileSync(file).equals(before)) fs.writeFileSync(file, formatted)
  console.log(`Formatted ${file}`)
}

/** The text as formatted by Prettier; undefined for invalid JSON or UTF-8, which the content check reports. */
async function format(file, bytes) {
  if (!isUtf8(bytes)) return undefined
  const options = await prettier.resolveConfig(path.resolve(file))
  try {
    return Buffer.from(await prettier.format(bytes.toString(), { ...options, filepath: file }))
  } catch {
    return undefined
  }
}
