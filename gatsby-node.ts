import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { cartMark } from "./src/platform/start/cart-mark"
import { writeCards } from "./src/outputs/cards/write-cards"
import { compileBoot, compileFieldFigures, compileHead } from "./src/platform/start/compile"
import { checkGatsbyNames, readProductionApp } from "./src/platform/start/gatsby-names"
import { LicensesPlugin } from "./src/outputs/licenses/licenses"
import { listMark } from "./src/platform/lists/inline"
import { replaceMatchPaths, type ResolvingConfig } from "./src/platform/start/replace-match-paths"
import { nameChunksByNumber, type ChunkConfig } from "./src/platform/start/name-chunks"
import { ScriptsSlicePlugin } from "./src/platform/start/scripts-slice"
import {
  checkContent,
  contentNotes,
  createContentSchema,
  createEntryNodes,
  formatProblems,
  readSite,
} from "./src/content"
import { entryTypes } from "./src/content/entry-types"
import { KeptAnswers } from "./src/platform/pictures/kept-answers"
import { memoizeImageResolvers, type CreateResolvers } from "./src/platform/pictures/memoize-image-resolvers"
import { inTimeScript } from "./src/lib/in-time"
import { offlineRoute } from "./src/lib/paths"
import { YOUTUBE_ORIGIN } from "./src/lib/youtube"
import { removeBuiltFiles, serveLists, serveThumbnails } from "./src/platform/lists/built-files"
import { createContentGate } from "./src/platform/develop/content-gate"
import type { DevelopmentServer } from "./src/platform/develop/development-server"
import { replaceFailureWords } from "./src/platform/develop/failure-words"
import { holdBackNodes } from "./src/platform/develop/hold-back"
import { serveProblems } from "./src/platform/develop/problem-server"
import { startSooner, type DevelopConfig } from "./src/platform/develop/start-sooner"
import { steps } from "./src/outputs/steps"
import { removeBuildFiles, removeOldScripts, type OutputConfig } from "./src/outputs/hosts/build-files"
import { writeCalendar } from "./src/outputs/calendar/calendar-files"
import { createBuildDay, dateResolvers, dateSdl } from "./src/outputs/calendar/date-fields"
import { writeContacts } from "./src/outputs/contacts/contact-cards"
import { createDetailPages } from "./src/content/pages/detail-pages"
import { writeFeed } from "./src/outputs/feed/feed"
import { writeHostFiles } from "./src/outputs/hosts/host-files"
import { hostRules } from "./src/outputs/hosts/host-rules"
import { listBuildId, readListContent, type ListApi } from "./src/platform/lists/list-content"
import { writeListFiles } from "./src/platform/lists/list-files"
import { createListPages } from "./src/platform/lists/list-routes"
import { createMemberForm, memberFormScript } from "./src/outputs/member-form/member-form"
import { precompress } from "./src/outputs/hosts/precompress"
import { createRegistrationPages } from "./src/content/pages/registration-pages"
import { siteMapResolvers, siteMapSdl } from "./src/content/pages/site-map"
import { writeSheets } from "./src/outputs/sheets/write-sheets"
import { hashOf, securityHeaders, type PolicySources } from "./src/lib/security-headers"
import {
  offlineConstants,
  openUnderAnyAddress,
  removeBuiltWorker,
  serveSelfDestruct,
  writeWorker,
} from "./src/platform/offline/build"
import { writeSiteFiles } from "./src/outputs/hosts/site-files"
import { serveSearchFile, writeSearchFile, type SearchApi } from "./src/platform/search/build"
import { copyThumbnails, createThumbnails, type Thumbnails } from "./src/platform/lists/thumbnails"

const root = process.cwd()
const isDevelopment = process.env.NODE_ENV === "development"

/** The id that the lists' files and the scripts share; the same as long as Gatsby runs. */
let listBuild = ""

/** In development, content is checked again with every save. */
const gate = createContentGate(() => checkContent(path.join(root, "data")))

/** Bad content stops the build before anything of the last one is touched. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problems = checkContent(path.join(root, "data"))
  if (problems.length > 0) reporter.panic(formatProblems(problems))
  listBuild = listBuildId(root)
  const notes = contentNotes(path.join(root, "data"))
  if (notes) reporter.info(notes)
  if (isDevelopment) {
    removeBuiltFiles(root)
    removeBuiltWorker(root)
    holdBackNodes(gate)
  }
}

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = ({ reporter }) => {
  if (!isDevelopment) return
  gate.close()
  let last = ""
  gate.listen((message) => {
    if (message) reporter.error(message)
    else if (last) reporter.success("The content is in order again.")
    last = message
  })
}

/** What the build writes after its pages, and what is wrong with the content. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  const server = app as DevelopmentServer
  serveProblems(server, gate)
  serveSelfDestruct(server, root)
  serveThumbnails(server, () => thumbnails)
  serveLists(
    server,
    (kind) => readListContent(pagesApi, root, kind),
    listBuild,
    (message, error) => reporter.error(message, error),
  )
  serveSearchFile(server, root, () => pagesApi, reporter)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  createContentSchema(actions)
  actions.createTypes(siteMapSdl)
  actions.createTypes(dateSdl)
}

export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => createBuildDay(api, Date.now())

export const onCreateNode: GatsbyNode["onCreateNode"] = (api) => createEntryNodes(api)

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  // Gatsby's types call it a function and no more.
  const createResolversOf = api.createResolvers as (resolvers: object) => void
  createResolversOf(siteMapResolvers)
  createResolversOf(dateResolvers)
  keptAnswers = isDevelopment ? undefined : new KeptAnswers(root)
  memoizeImageResolvers(api.createResolvers as CreateResolvers, keptAnswers)
  if (isDevelopment) replaceFailureWords(api.createResolvers as CreateResolvers)
}

export const createPages: GatsbyNode["createPages"] = async (api) => {
  createDetailPages(api, root, entryTypes)
  await createListPages(api, root)
  createRegistrationPages(api, root)
  await createMemberForm(api, root)
  await writeSheets(api, root)
  thumbnails = await createThumbnails(api)
  pagesApi = api
}

/** The data of the pictures as they were at the last build. */
let keptAnswers: KeptAnswers | undefined

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (!isDevelopment) openUnderAnyAddress(page, actions)
}

/** Set once they are under way. */
let thumbnails: Thumbnails = new Map()
/** Asks for the content as it is by then; the development server gets no `graphql` of its own. */
let pagesApi: ListApi & SearchApi

/** Gatsby's `plugins.normalModuleReplacement`, which its types call a function and no more. */
type ReplaceModule = (module: RegExp, file: string) => object

/**
 * Puts the inline script of every page in the place of Gatsby's script elements (src/platform/start), and the policy that allows
 * it into the documents.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig, plugins }) => {
  // Gatsby's types call it a function and no more.
  const define = plugins.define as (constants: Record<string, string>) => object
  const inTime = stage === "build-html" ? `<script>${inTimeScript}</script>` : ""
  const constants = {
    LIST_BUILD: JSON.stringify(listBuild),
    IN_TIME_SCRIPT: JSON.stringify(inTime),
    // `gatsby develop` builds anew all the time: a worker that a built site has left at its address goes.
    ...offlineConstants(!isDevelopment && readSite(root).features.offline),
  }
  actions.setWebpackConfig({ plugins: [define(constants)] })
  if (stage === "build-html") {
    const sources = { ...policySources(), scriptHashes: [compileHead(root).hash, compileBoot(root).hash] }
    actions.setWebpackConfig({
      plugins: [
        define({
          POLICY_SOURCES: JSON.stringify(sources),
          HEAD_SCRIPT: JSON.stringify(compileHead(root).code),
          FIELD_FIGURES_SCRIPT: JSON.stringify(fieldFiguresScript()),
        }),
      ],
    })
  }
  if (isDevelopment) startSooner(stage, getConfig as () => DevelopConfig, root)
  if (stage === "build-javascript") {
    checkGatsbyNames(readProductionApp(root))
    replaceMatchPaths(getConfig as () => ResolvingConfig, path.join(root, "src/platform/start/match-paths-entry.ts"))
    removeOldScripts(getConfig as () => OutputConfig)
    nameChunksByNumber(getConfig as () => ChunkConfig)
    const replaceModule = plugins.normalModuleReplacement as ReplaceModule
    const gatsbyStub = path.join(root, "src/platform/start/gatsby-stub.ts")
    actions.setWebpackConfig({
      // Nothing of how the site is made is published.
      devtool: false,
      module: {
        rules: [
          { test: /@radix-ui.*\.mjs$/, use: [path.join(root, "scripts/webpack-radix-names.js")] },
          // Each script takes of a mechanism's index what it uses, and no more.
          { test: /src.platform.[^/]+.index\.ts$/, sideEffects: false },
        ],
      },
      // Gatsby's entry exports <Script> and, with it, a sandbox for foreign scripts. The site has none of those.
      resolve: {
        alias: {
          "gatsby-script": gatsbyStub,
        },
      },
      plugins: [
        replaceModule(/internal-plugins\/partytown\/gatsby-browser|\/register-service-worker$|^\.\/slice$/, gatsbyStub),
        new ScriptsSlicePlugin(root, compileBoot(root).code),
        new LicensesPlugin(root),
      ],
    })
  }
}

/** What is made of the pages as they were built: lists, the search's file, the rules of hosts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const publicDir = path.join(root, "public")
  const step = steps(api.reporter)
  await step("Writing lists", async () => {
    copyThumbnails(root, thumbnails)
    writeListFiles(root, await readListContent(api, root), listBuild)
    await keptAnswers?.save()
  })
  await step("Writing the search's file", () => writeSearchFile(api, root))
  await step("Writing feed, calendar, contacts", async () => {
    await writeFeed(api, root)
    await writeCalendar(api, root)
    await writeContacts(api, root)
  })
  await step("Drawing cards for shared links", () => writeCards(api, root))
  await step("Writing files for hosts", () => {
    writeSiteFiles(root, readSite(root), new Date())
    const pages = api.getNodesByType("SitePage").map(({ path: to, matchPath: from }) => ({ to: String(to), from }))
    writeWorker(
      root,
      pages.map(({ to }) => to),
      readSite(root).features.offline,
    )
    removeBuildFiles(root)
    // No host shows the page for visitors without a network: the service worker does.
    const matchPaths = pages.flatMap(({ to, from }) =>
      typeof from === "string" && from !== to && to !== offlineRoute ? [{ from, to }] : [],
    )
    const headers = securityHeaders(policySources(), readSite(root).strictTransport.includeSubDomains)
    writeHostFiles(
      root,
      hostRules(publicDir, headers, matchPaths),
      pages.map(({ to }) => to),
    )
  })
  await step("Compressing files", () => precompress(publicDir))
}

/** What measures visits, where data/site.json says so; otherwise "". */
const fieldFiguresScript = () => compileFieldFigures(root, readSite(root).fieldFigures.address)

/** What the Content-Security-Policy allows besides the site's own files. */
function policySources(): PolicySources {
  const { registrationForm, forms, fieldFigures, videos } = readSite(root)
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
      inTimeScript,
      memberFormScript(root),
      fieldFiguresScript(),
    ]
      .filter(Boolean)
      .map(hashOf),
    framedOrigins: origins([registrationForm, ...players]),
    formOrigins: origins(Object.values(forms)),
    figuresOrigins: origins([fieldFigures.address]),
  }
}
