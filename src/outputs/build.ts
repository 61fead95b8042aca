import type { BuildArgs, CreatePagesArgs, CreateWebpackConfigArgs, Reporter } from "gatsby"
import { readSite } from "../content"
import { getHash, securityHeaders, type PolicySources } from "../lib/security-headers"
import { YOUTUBE_ORIGIN } from "../lib/youtube"
import { writeCalendar } from "./calendar/calendar-files"
import { writeContacts } from "./contacts/contact-cards"
import { editorHeaders, writeEditor } from "./editor/write-editor"
import { writeFeed } from "./feed/feed"
import { removeBuildFiles, removeOldScripts, type OutputConfig } from "./hosts/build-files"
import { writeHostFiles } from "./hosts/host-files"
import { hostRules } from "./hosts/host-rules"
import { writeSiteFiles } from "./hosts/site-files"
import { LicensesPlugin } from "./licenses/licenses"
import { createMemberForm, memberFormScript } from "./member-form/member-form"
import { writePrintables } from "./printables/write-printables"

type Step = (name: string, work: () => void | Promise<void>) => Promise<void>

/** Runs a step of the build after Gatsby's own and reports its time. */
export const steps =
  ({ activityTimer }: Pick<Reporter, "activityTimer">): Step =>
  async (name, work) => {
    const timer = activityTimer(name)
    timer.start()
    await work()
    timer.end()
  }

/** Writes the pages without React into public/, for `createPages`. */
export async function createOutputPages(api: CreatePagesArgs, root: string): Promise<void> {
  await createMemberForm(api, root)
  writePrintables(api, root)
}

/** Removes old scripts and writes licences, for `onCreateWebpackConfig` in stage "build-javascript". */
export function configureOutputs({ actions, getConfig }: CreateWebpackConfigArgs, root: string): void {
  removeOldScripts(getConfig as () => OutputConfig)
  actions.setWebpackConfig({ plugins: [new LicensesPlugin(root)] })
}

/** Writes the files beside the pages, for `onPostBuild`. */
export async function writeOutputs(api: BuildArgs, root: string, step: Step, policy: PolicySources): Promise<void> {
  await step("Writing feed, calendar, contacts", () => {
    writeFeed(api, root)
    writeCalendar(api, root)
    writeContacts(api, root)
  })
  const site = readSite(root)
  await step("Writing the page to edit with", () => writeEditor(root, site.editor))
  await step("Writing files for hosts", () => {
    writeSiteFiles(root, site, new Date())
    removeBuildFiles(root)
    const pages = api.getNodesByType("SitePage").map(({ path: to, matchPath: from }) => ({ to: String(to), from }))
    const matchPaths = pages.flatMap(({ to, from }) => (typeof from === "string" && from !== to ? [{ from, to }] : []))
    const headers = securityHeaders(policy, site.strictTransport.includeSubDomains)
    const rules = hostRules(headers, matchPaths, editorHeaders(site.editor))
    const addresses = pages.map(({ to }) => to)
    writeHostFiles(root, rules, addresses)
  })
}

/** Returns the policy's sources besides the site's own files; `scripts` are the inline scripts of pages. */
export function policySources(root: string, scripts: readonly string[]): PolicySources {
  const { registrationForm, forms, videos } = readSite(root)
  const players = videos.map(({ provider }) => (provider === "youtube" ? YOUTUBE_ORIGIN : null))
  const origins = (addresses: readonly (string | null | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
  ]
  return {
    scriptHashes: [...scripts, memberFormScript(root)].filter(Boolean).map(getHash),
    framedOrigins: origins([registrationForm, ...players]),
    formOrigins: origins(Object.values(forms)),
  }
}
