import fs from "node:fs"
import path from "node:path"
import type { CmsConfig } from "@sveltia/cms"
import type { z } from "zod"
import { contentTypes } from "../../content"
import type { siteSettings } from "../../content/types/site-settings"
import { editorPath } from "../../lib/file-paths"
import { editorPolicy } from "../../lib/security-headers"
import type { HostRules } from "../hosts/host-rules"
import { writeFile } from "../write-file"
import { editorConfig } from "./editor-config"
import { editorFiles, editorSettings } from "./editor-files"

export type PublishedEditor = z.infer<typeof siteSettings.schema>["editor"]

/** The host's API and the editors' avatars. */
const ORIGINS = {
  github: ["https://api.github.com", "https://avatars.githubusercontent.com"],
  gitlab: ["https://gitlab.com", "https://secure.gravatar.com"],
} as const

/** Returns the content editor's own policy and its `noindex`; nothing without a repository. */
export const editorHeaders = (editor: PublishedEditor): HostRules["folders"] =>
  editor
    ? [
        {
          under: editorPath,
          headers: [
            ["Content-Security-Policy", `${editorPolicy(ORIGINS[editor.backend])}; upgrade-insecure-requests`],
            ["X-Robots-Tag", "noindex"],
          ],
        },
      ]
    : []

/** Writes the content editor into public/admin if data/site.json names a repository, and removes it otherwise. */
export async function writeEditor(root: string, editor: PublishedEditor): Promise<void> {
  const folder = path.join(root, "public", editorPath)
  fs.rmSync(folder, { recursive: true, force: true })
  if (!editor) return
  const { backend: name, repository: repo, branch } = editor
  // A token needs no server for signing in.
  const backend = { name, repo, branch, auth_methods: ["token"] } satisfies CmsConfig["backend"]
  const settings = editorSettings(root, editorConfig(contentTypes, backend))
  writeFile(path.join(folder, "editor.json"), JSON.stringify(settings))
  for (const { path: file, content } of await editorFiles(root)) writeFile(path.join(folder, file), content)
  // For hosts that send no policy.
  const policy = `<meta http-equiv="Content-Security-Policy" content="${editorPolicy(ORIGINS[name])}">`
  const page = path.join(folder, "index.html")
  fs.writeFileSync(page, fs.readFileSync(page, "utf8").replace("<head>", `<head>\n    ${policy}`))
}
