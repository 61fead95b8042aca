import fs from "node:fs"
import path from "node:path"
import { parseJsonValue } from "../../content/checks/parse-json"
import { getProperty } from "../../lib/get-property"
import { createGit } from "./git"

/** Whether the website was built with the last commit, or a later one. */
export async function isOnline(root: string): Promise<boolean> {
  try {
    const site = parseJsonValue(fs.readFileSync(path.join(root, "data/site.json"), "utf8"))
    const answer = await fetch(new URL("/.well-known/security.txt", String(getProperty(site, "siteUrl"))))
    const built = /^# Built from (\w+)/m.exec(await answer.text())?.[1] ?? ""
    const git = createGit(root)
    await git("fetch", "--quiet")
    await git("merge-base", "--is-ancestor", "HEAD", built)
    return true
  } catch {
    return false
  }
}
