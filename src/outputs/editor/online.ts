import fs from "node:fs"
import path from "node:path"
import { at } from "../../content/inspect"
import { gitIn } from "./git"

/** Returns data/site.json, whatever it says. */
export const siteOf = (root: string): unknown => {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, "data/site.json"), "utf8"))
  } catch {
    return undefined
  }
}

/** Whether the website was built with the last commit, or a later one. */
export async function isOnline(root: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL("/.well-known/security.txt", String(at(siteOf(root), "siteUrl"))))
    const built = /^# Built from (\w+)/m.exec(await answer.text())?.[1] ?? ""
    const git = gitIn(root)
    await git("fetch", "--quiet")
    await git("merge-base", "--is-ancestor", "HEAD", built)
    return true
  } catch {
    return false
  }
}
