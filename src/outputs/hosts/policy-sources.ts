import { readSite } from "../../content"
import { hashOf, type PolicySources } from "../../lib/security-headers"
import { YOUTUBE_ORIGIN } from "../../lib/youtube"
import { listMark } from "../../platform/lists/inline"
import { cartMark } from "../../platform/start/cart-mark"
import { compileBoot, compileHead } from "../../platform/start/compile"
import { memberFormScript } from "../member-form/member-form"

/** What the Content-Security-Policy allows besides the site's own files. */
export function policySources(root: string): PolicySources {
  const { registrationForm, forms, videos } = readSite(root)
  const players = videos.map(({ provider }) => (provider === "youtube" ? YOUTUBE_ORIGIN : null))
  const origins = (addresses: readonly (string | null | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
  ]
  return {
    scriptHashes: [compileHead(root).code, compileBoot(root).code, listMark, cartMark, memberFormScript(root)]
      .filter(Boolean)
      .map(hashOf),
    framedOrigins: origins([registrationForm, ...players]),
    formOrigins: origins(Object.values(forms)),
  }
}
