import path from "node:path"
import type { z } from "zod"
import { ramps } from "../../../tailwind.config"
import { currentCommit } from "../../content/git"
import type { siteSettings } from "../../content/types/site-settings"
import { writeFile } from "../write-file"

type SiteFacts = Pick<z.output<typeof siteSettings.schema>, "name" | "title" | "siteUrl" | "email" | "security">

/** In days; RFC 9116 recommends less than a year. */
const DAYS_VALID = 360

/** Writes robots.txt, manifest.webmanifest and .well-known/security.txt into public/. */
export function writeSiteFiles(root: string, site: SiteFacts, today: Date): void {
  const write = (file: string, text: string) => writeFile(path.join(root, "public", file), text)
  write("robots.txt", robotsFile(site))
  write("manifest.webmanifest", manifestFile(site))
  // The editor reads the commit in it, to see whether a publication is online.
  write(SECURITY_FILE, securityFile(site, today, currentCommit(root)))
}

const SECURITY_FILE = ".well-known/security.txt"

/** Allows everything; pages that must not be indexed have a robots meta tag. */
export const robotsFile = ({ siteUrl }: Pick<SiteFacts, "siteUrl">): string => `User-agent: *
Disallow:

Sitemap: ${siteUrl}/sitemap-index.xml
`

/** Returns the web app manifest, for a phone's home screen. */
export const manifestFile = ({ name, title }: Pick<SiteFacts, "name" | "title">): string =>
  JSON.stringify({
    name: title,
    short_name: name,
    start_url: "/",
    display: "minimal-ui",
    background_color: ramps.cream[50],
    theme_color: ramps.forest[900],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  })

/** Returns security.txt (RFC 9116), the same for all builds of a day. */
export function securityFile({ siteUrl, email, security }: SiteFacts, today: Date, commit = ""): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + DAYS_VALID))
  return `Contact: mailto:${security.contact ?? email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/${SECURITY_FILE}
${commit && `# Built from ${commit}\n`}`
}
