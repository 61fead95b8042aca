import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { cartMark } from "./src/boot/cart-mark"
import { compileBoot, hashOf } from "./src/boot/compile"
import { listMark } from "./src/boot/list-mark"
import { replaceMatchPaths, type ResolvingConfig } from "./src/boot/match-paths"
import { writeForOurBrowsers, type MinifiedConfig, type MinifyJs } from "./src/boot/our-browsers"
import { ScriptsSlicePlugin } from "./src/boot/scripts-slice"
import { startInSteps, type StartingConfig } from "./src/boot/start-in-steps"
import { checkContent, createContentSchema, formatProblems, readSite } from "./src/content"
import { rememberPictures, type CreateResolvers } from "./src/content/remember-pictures"
import { removeBuiltFiles, serveLists, serveThumbnails } from "./src/dev/built-files"
import { createContentGate } from "./src/dev/content-gate"
import type { DevelopmentServer } from "./src/dev/development-server"
import { replaceFailureWords } from "./src/dev/failure-words"
import { holdBackNodes } from "./src/dev/hold-back"
import { serveProblems } from "./src/dev/problem-server"
import { startSooner, type DevelopConfig } from "./src/dev/start-sooner"
import { createDetailPages } from "./src/routes/detail-pages"
import { writeHostFiles } from "./src/routes/host-files"
import { writeListFiles } from "./src/routes/list-files"
import { createListPages } from "./src/routes/list-routes"
import { createMemberForm } from "./src/routes/member-form"
import { createRegistrationPages } from "./src/routes/registration-pages"
import { writeSearchIndex } from "./src/routes/search-index"
import { copyThumbnails, createThumbnails, type Thumbnails } from "./src/routes/thumbnails"

const root = process.cwd()
const isDevelopment = process.env.NODE_ENV === "development"

/** In development, content is checked again with every save. */
const gate = createContentGate(() => checkContent(path.join(root, "data")))

/** Bad content stops the build before anything of the last one is touched. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problems = checkContent(path.join(root, "data"))
  if (problems.length > 0) reporter.panic(formatProblems(problems))
  if (isDevelopment) {
    removeBuiltFiles(root)
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
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, getNodesByType, reporter }) => {
  const server = app as DevelopmentServer
  const count = (type: string) => getNodesByType(type).length
  serveProblems(server, gate)
  serveThumbnails(server, () => thumbnails)
  serveLists(
    server,
    () => ({ posts: count("Post"), products: count("Product") }),
    (message, error) => reporter.error(message, error),
  )
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  createContentSchema(actions)

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  rememberPictures(api.createResolvers as CreateResolvers)
  if (isDevelopment) replaceFailureWords(api.createResolvers as CreateResolvers)
}

export const createPages: GatsbyNode["createPages"] = async (api) => {
  await createDetailPages(api, root)
  await createListPages(api, root)
  createRegistrationPages(api, root)
  await createMemberForm(api, root)
  thumbnails = await createThumbnails(api)
}

/** Set once they are under way. */
let thumbnails: Thumbnails = new Map()

/** Puts the inline script of every page in the place of Gatsby's script elements (src/boot). */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage, getConfig, plugins }) => {
  if (isDevelopment) startSooner(stage, getConfig as () => DevelopConfig, root)
  if (stage === "build-javascript") {
    writeForOurBrowsers(getConfig as () => MinifiedConfig, plugins.minifyJs as MinifyJs)
    replaceMatchPaths(getConfig as () => ResolvingConfig, path.join(root, "src/boot/match-paths-entry.ts"))
    startInSteps(getConfig as () => StartingConfig, path.join(root, "src/boot/start.ts"))
    actions.setWebpackConfig({
      // Nothing of how the site is made is published.
      devtool: false,
      // Gatsby's entry exports <Script> and, with it, a sandbox for foreign scripts. The site has none of those.
      resolve: {
        alias: Object.fromEntries(
          ["gatsby-script", "@builder.io/partytown/integration"].map((name) => [
            name,
            path.join(root, "src/boot/no-foreign-scripts.ts"),
          ]),
        ),
      },
      plugins: [new ScriptsSlicePlugin(root, compileBoot(root).code)],
    })
  }
}

/** What is made of the pages as they were built: filtered lists, the search index, the headers and rewrites of hosts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const count = (type: string) => api.getNodesByType(type).length
  copyThumbnails(root, thumbnails)
  writeListFiles(root, { posts: count("Post"), products: count("Product") })
  await writeSearchIndex(api, root)
  const rewrites = api
    .getNodesByType("SitePage")
    .flatMap(({ path: to, matchPath: from }) =>
      typeof from === "string" && typeof to === "string" && from !== to ? [{ from, to }] : [],
    )
  const { registrationForm } = readSite(root)
  const scripts = [compileBoot(root).hash, hashOf(listMark), hashOf(cartMark)]
  writeHostFiles(root, scripts, rewrites, registrationForm ? [new URL(registrationForm).origin] : [])
}
