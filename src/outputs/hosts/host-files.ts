import fs from "node:fs"
import path from "node:path"
import type { HostRules } from "./host-rules"
import { apacheFile, apacheFolderFile, apacheFrameFile } from "./apache-file"
import { cloudflareHeaders, cloudflareRedirects } from "./cloudflare-files"

/**
 * Writes the rules in each host's format (docs/put-it-online.md):
 *
 * - `public/.htaccess`, and one in each folder with a frame or headers of its own, for Apache and LiteSpeed;
 * - `public/_headers` and `public/_redirects` for Cloudflare Pages;
 * - `public/service-details/404.html` and similar files, to which `.htaccess` leads, and which Cloudflare finds by itself;
 * - `deploy/host.json`, the unchanged rules, for `npm start` (scripts/lib/server.mjs).
 *
 * @param pages the addresses of all pages
 */
export function writeHostFiles(root: string, rules: HostRules, pages: readonly string[]): void {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
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
