import fs from "node:fs"
import path from "node:path"
import { ramps } from "../../../tailwind.config"

/** What data/site.json says that the files need. */
export interface SiteFacts {
  name: string
  title: string
  siteUrl: string
  email: string
  security: { contact?: string | null }
}

/** How long `security.txt` holds; RFC 9116 asks for less than a year. */
const DAYS_VALID = 360

/**
 * Writes what machines look for at fixed addresses: `public/robots.txt` for crawlers,
 * `public/manifest.webmanifest` for phones, and `public/.well-known/security.txt` for whoever has found a weakness.
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

/** Crawlers may read everything, and learn where the list of all pages is. Pages that shall not be listed say so. */
export const robotsFile = ({ siteUrl }: Pick<SiteFacts, "siteUrl">): string => `User-agent: *
Disallow:

Sitemap: ${siteUrl}/sitemap-index.xml
`

/** What a phone needs to put the site on its home screen. */
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

/** By RFC 9116. Builds of one day write the same file. */
export function securityFile({ siteUrl, email, security }: SiteFacts, today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + DAYS_VALID))
  return `Contact: mailto:${security.contact ?? email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/${SECURITY_FILE}
`
}
