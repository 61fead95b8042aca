import fs from "node:fs"
import path from "node:path"
import { ramps } from "../../../tailwind.config"

/** The facts from data/site.json for these files. */
export interface SiteFacts {
  name: string
  title: string
  siteUrl: string
  email: string
  security: { contact?: string | null }
}

/** Validity of `security.txt`, in days; RFC 9116 asks for less than a year. */
const DAYS_VALID = 360

/**
 * Writes the files that machines request at fixed paths: `public/robots.txt` for crawlers,
 * `public/manifest.webmanifest` for phones, and `public/.well-known/security.txt` for people who report a
 * vulnerability.
 *
 * @param today the day of the build
 */
export function writeSiteFiles(root: string, site: SiteFacts, today: Date): void {
  const write = (file: string, text: string) => {
    const target = path.join(root, "public", file)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, text)
  }
  write("robots.txt", robotsFile(site))
  write("manifest.webmanifest", manifestFile(site))
  write(SECURITY_FILE, securityFile(site, today))
}

const SECURITY_FILE = ".well-known/security.txt"

/**
 * Crawlers may read everything and are told where the sitemap is. Pages that must not be indexed have a robots meta
 * tag.
 */
export const robotsFile = ({ siteUrl }: Pick<SiteFacts, "siteUrl">): string => `User-agent: *
Disallow:

Sitemap: ${siteUrl}/sitemap-index.xml
`

/** The web app manifest, for adding the site to a phone's home screen. */
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

/** security.txt as defined by RFC 9116. Builds on the same day write the same file. */
export function securityFile({ siteUrl, email, security }: SiteFacts, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + DAYS_VALID))
  return `Contact: mailto:${security.contact ?? email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/${SECURITY_FILE}
`
}
