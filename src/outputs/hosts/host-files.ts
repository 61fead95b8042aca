import fs from "node:fs"
import path from "node:path"
import { writeFile } from "../write-file"
import type { HostRules } from "./host-rules"
import { apacheFile, apacheFolderFile, apacheFrameFile } from "./apache-file"
import { cloudflareHeaders, cloudflareRedirects } from "./cloudflare-files"

/**
 * Writes the rules in each host's format (docs/put-it-online.md):
 *
 * - `public/.htaccess`, and one per folder with a fallback page or headers, for Apache and LiteSpeed;
 * - `public/_headers` and `public/_redirects` for Cloudflare Pages;
 * - `404.html` in folders with a fallback page, for both;
 * - `deploy/host.json` for `npm start` (scripts/lib/server.mjs).
 */
export function writeHostFiles(root: string, rules: HostRules, pages: readonly string[]): void {
  const write = (file: string, text: string) => writeFile(path.join(root, file), text)
  write("public/.htaccess", apacheFile(rules))
  write("public/_headers", cloudflareHeaders(rules))
  write("public/_redirects", cloudflareRedirects(rules, pages))
  write("deploy/host.json", `${JSON.stringify(rules, null, 2)}\n`)
  for (const { under, frame } of rules.frames) {
    fs.copyFileSync(path.join(root, "public", frame, "index.html"), path.join(root, "public", under, "404.html"))
    write(`public${under}/.htaccess`, apacheFrameFile(under))
  }
  for (const { under, headers } of rules.folders) write(`public${under}/.htaccess`, apacheFolderFile(headers))
}
