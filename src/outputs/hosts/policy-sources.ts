import { readSite } from "../../content"
import { hashOf, type PolicySources } from "../../lib/security-headers"
import { YOUTUBE_ORIGIN } from "../../lib/youtube"
import { listMark } from "../../platform/lists/inline"
import { cartMark } from "../../platform/start/cart-mark"
import { compileBoot, compileHead } from "../../platform/start/compile"
import { sealedScript } from "../../platform/sealed/inline"
import { memberFormScript } from "../member-form/member-form"

/** What the Content-Security-Policy allows besides the site's own files. */
export function policySources(root: string): PolicySources {
  const { registrationForm, forms, videos, features } = readSite(root)
  const players = videos.map(({ provider }) => (provider === "youtube" ? YOUTUBE_ORIGIN : null))
  const origins = (addresses: readonly (string | null | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
  ]
  return {
    scriptHashes: [
      compileHead(root).code,
      compileBoot(root).code,
      listMark,
      cartMark,
      memberFormScript(root),
      features.office ? sealedScript : "",
    ]
      .filter(Boolean)
      .map(hashOf),
    framedOrigins: origins([registrationForm, ...players]),
    formOrigins: origins(Object.values(forms)),
    // A document's own policy allows it to the staff's page alone.
    startsTextWorkers: features.office,
  }
}
