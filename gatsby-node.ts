import fs from "node:fs"
import path from "node:path"
import type { GatsbyNode } from "gatsby"
import gatsbyReporter from "gatsby-cli/lib/reporter"
import { createContentSchema, createPreview, previewSdl, readSite, stopOnProblems } from "./src/content"
import { createBuildDay, dateResolvers, dateSdl } from "./src/content/date-fields"
import { derivedFields } from "./src/content/derived-fields"
import { writeSchemas } from "./src/content/generated-files"
import { entryTypes } from "./src/content/entry-types"
import { createDetailPages } from "./src/content/pages/detail-pages"
import { createListPages } from "./src/content/pages/list-pages"
import { siteMapResolvers, siteMapSdl } from "./src/content/pages/site-map"
import * as outputs from "./src/outputs/build"
import { editorPath } from "./src/lib/file-paths"
import { holdInvalidContent } from "./src/platform/develop/build"
import { inlineScripts } from "./src/inline-scripts"
import { configureBundles } from "./src/platform/bundles"
import type { CreateResolvers, Define, DevelopmentServer } from "./src/platform/gatsby-api"
import * as lists from "./src/platform/lists/build"
import * as offline from "./src/platform/offline/build"
import * as pictures from "./src/platform/pictures/build"
import * as search from "./src/platform/search/build"
import * as start from "./src/platform/start/build"

const root = process.cwd()
const isDevelopment = process.env.NODE_ENV === "development"

/** For the Content-Security-Policy of pages and hosts. */
const policy = () =>
  outputs.policySources(root, [...start.startScripts(root), ...inlineScripts.map(({ code }) => code)])

/** Invalid content stops the build before it touches the last one's files. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  await stopOnProblems(root, reporter)
  if (!isDevelopment) return
  writeSchemas(root)
  lists.removeBuiltFiles(root)
  offline.removeBuiltWorker(root)
  holdInvalidContent(root, reporter)
}

/** A build that fails from here on leaves a cache that can't be trusted (scripts/lib/failed-build.mjs). */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  if (isDevelopment) return
  fs.writeFileSync(path.join(root, ".cache/build-under-way"), "")
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (api) => {
  const server = api.app as DevelopmentServer
  offline.serveKillSwitch(server, root)
  lists.serveListFiles(server, api.reporter)
  search.serveSearchFile(server, root, api, api.reporter)
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  createContentSchema(actions)
  actions.createTypes([siteMapSdl, dateSdl, previewSdl, pictures.largePictureSdl])
}

export const sourceNodes: GatsbyNode["sourceNodes"] = (api) => {
  createBuildDay(api, Date.now())
  createPreview(api, root)
}

export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  // Gatsby types it only as a function.
  const create = api.createResolvers as CreateResolvers & ((resolvers: object) => void)
  create(derivedFields)
  create(siteMapResolvers)
  create(dateResolvers)
  pictures.resolvePictures(create, root, api)
}

export const createPages: GatsbyNode["createPages"] = async (api) => {
  createDetailPages(api, root, entryTypes)
  // Several routes of one template; /registration-form and /register are one screen, and data/pages.json names the
  // canonical one.
  const templates: Readonly<Record<string, readonly { route: string; [variable: string]: string | boolean }[]>> = {
    registration: [{ route: "/registration-form" }, { route: "/register" }],
    legal: [{ route: "/terms" }, { route: "/privacy" }, { route: "/accessibility" }],
    "home-variant": [
      { route: "/home-2", variant: "network", slider: "alternate", questions: "general", isNetwork: true },
      { route: "/home-3", variant: "products", slider: "products", questions: "general", isProducts: true },
      { route: "/home-4", variant: "dairy", slider: "dairy", questions: "dairy", isDairy: true },
    ],
  }
  for (const [name, pages] of Object.entries(templates)) {
    const component = path.join(root, `src/templates/${name}.tsx`)
    for (const context of pages) api.actions.createPage({ path: context.route, component, context })
  }
  createListPages(api, root)
  if (isDevelopment) lists.setDevelopmentApi(api)
  await outputs.createOutputPages(api, root)
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (api) => {
  const { features, formsSentAs } = readSite(root)
  const define = api.plugins.define as Define
  // `gatsby develop` removes the service worker that a built site has left at its origin.
  const constants = {
    ...lists.listConstants(),
    ...offline.offlineConstants(!isDevelopment && features.offline),
    FORMS_SENT_AS: JSON.stringify(formsSentAs),
  }
  api.actions.setWebpackConfig({ plugins: [define(constants)] })
  start.configureStart(api, root, policy)
  if (api.stage !== "build-javascript") return
  configureBundles(api, root)
  outputs.configureOutputs(api, root)
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  // Gatsby would end with the list of all pages, and with kinds of pages that this site doesn't have.
  gatsbyReporter._renderPageTree = () => undefined
  const step = outputs.steps(api.reporter)
  await step("Writing lists", () => lists.writeLists(api, root))
  await step("Writing the search's file", () => search.writeSearchFile(api, root))
  await step("Writing the service worker", () => {
    const pages = api.getNodesByType("SitePage").map(({ path }) => String(path))
    const site = readSite(root)
    offline.writeWorker(root, pages, site.features.offline, site.editor ? editorPath : "")
  })
  await outputs.writeOutputs(api, root, step, policy())
}
