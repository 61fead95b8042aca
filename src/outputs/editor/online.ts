import fs from "node:fs"
import path from "node:path"
import { parseJson } from "../../content/checks/parse-json"
import { at } from "../../content/inspect"
import { gitIn } from "./git"

/** Parses a file that may be invalid. */
export const jsonIn = (text: string | undefined): unknown => {
  const result = parseJson(text ?? "")
  return "value" in result ? result.value : undefined
}

/** Whether the website was built with the last commit, or a later one. */
export async function isOnline(root: string): Promise<boolean> {
  try {
    const answer = await fetch(
      new URL(
        "/.well-known/security.txt",
        String(at(jsonIn(fs.readFileSync(path.join(root, "data/site.json"), "utf8")), "siteUrl")),
      ),
    )
    const built = /^# Built from (\w+)/m.exec(await answer.text())?.[1] ?? ""
    const git = gitIn(root)
    await git("fetch", "--quiet")
    await git("merge-base", "--is-ancestor", "HEAD", built)
    return true
  } catch {
    return false
  }
}
