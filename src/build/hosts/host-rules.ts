import fs from "node:fs"
import path from "node:path"
import { ANY_NUMBER } from "../../lib/paths"
import type { Header } from "./security-headers"

/** An address that has no file, in Gatsby's notation ("/service-details/3/:slug"), and the page that answers it. */
export interface Rewrite {
  from: string
  to: string
}

/** Everything that a host has to know besides the files. Each host's own notation is made of it (`host-files.ts`). */
export interface HostRules {
  /** On every answer, errors too. */
  headers: readonly Header[]
  /** Answered with status 200, the most specific first. */
  rewrites: readonly Rewrite[]
  /** What is unknown below `under` is answered with the page `frame` and status 404. */
  frames: readonly { under: string; frame: string }[]
  /** `Cache-Control` of `immutable` files, whose names change with their content, and of all others. */
  caching: { immutable: string; others: string }
  /** Regular expression for the addresses of immutable files. */
  immutable: string
  /** Addresses of the immutable files that don't lie in a folder of such files alone. */
  immutableFiles: readonly string[]
}

/** Folders with files of hashed names only. */
export const IMMUTABLE_FOLDERS = ["/static", "/pagefind/fragment", "/pagefind/index", "/pagefind/filter"] as const

const IMMUTABLE = String.raw`^(?:(?:${IMMUTABLE_FOLDERS.join("|")})/.+|/[^/]+-[0-9a-f]{20}\.js|/pagefind/[^/]+_[0-9a-f]{6,}\.pf_meta)$`

/**
 * @param publicDir the folder of the built site
 * @param matchPaths the pages' `matchPath`s, with the pages' own addresses
 */
export function hostRules(publicDir: string, headers: readonly Header[], matchPaths: readonly Rewrite[]): HostRules {
  const isFrame = ({ from, to }: Rewrite) => from.endsWith("/*") && to === `${from.slice(0, -1)}${ANY_NUMBER}`
  return {
    headers,
    rewrites: matchPaths
      .filter((rewrite) => !isFrame(rewrite))
      .sort((a, b) => wildcards(a) - wildcards(b) || a.from.localeCompare(b.from)),
    frames: matchPaths
      .filter(isFrame)
      .map(({ from, to }) => ({ under: from.slice(0, -2), frame: to }))
      .sort((a, b) => a.under.localeCompare(b.under)),
    caching: { immutable: "public, max-age=31536000, immutable", others: "public, max-age=0, must-revalidate" },
    immutable: IMMUTABLE,
    immutableFiles: immutableFiles(publicDir),
  }
}

/** Hosts take the first rule that fits: "/:number/its-path/*" comes after "/3/:slug". */
const wildcards = ({ from }: Rewrite): number => (from.endsWith("/*") ? 1 : 0)

function immutableFiles(publicDir: string): string[] {
  const pattern = new RegExp(IMMUTABLE)
  const addressesIn = (folder: string) =>
    fs.existsSync(path.join(publicDir, folder))
      ? fs.readdirSync(path.join(publicDir, folder)).map((name) => path.posix.join("/", folder, name))
      : []
  return [...addressesIn(""), ...addressesIn("pagefind")].filter((address) => pattern.test(address)).sort()
}
