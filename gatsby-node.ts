import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { compileBoot } from "./src/boot/compile"
import { ScriptsSlicePlugin } from "./src/boot/scripts-slice"
import { checkContent, createContentSchema, formatProblems, readSite } from "./src/content"
import { createDetailPages } from "./src/routes/detail-pages"
import { writeHostFiles } from "./src/routes/host-files"
import { createListPages } from "./src/routes/list-routes"
import { createMemberForm } from "./src/routes/member-form"
import { createRegistrationPages } from "./src/routes/registration-pages"

const root = process.cwd()

/** Bad content stops the build before anything of the last one is touched. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const problems = checkContent(path.join(root, "data"))
  if (problems.length > 0) reporter.panic(formatProblems(problems))
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) =>
  createContentSchema(actions)

export const createPages: GatsbyNode["createPages"] = async (api) => {
  await createDetailPages(api, root)
  await createListPages(api, root)
  createRegistrationPages(api, root)
  await createMemberForm(api, root)
}

/** Puts the inline script of every page in the place of Gatsby's script elements (src/boot). */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage === "build-javascript") {
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

/** The headers and rewrites that hosts need, from the pages as they were built. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ getNodesByType }) => {
  const rewrites = getNodesByType("SitePage").flatMap(({ path: to, matchPath: from }) =>
    typeof from === "string" && typeof to === "string" && from !== to ? [{ from, to }] : [],
  )
  const { registrationForm } = readSite(root)
  writeHostFiles(root, compileBoot(root).hash, rewrites, registrationForm ? [new URL(registrationForm).origin] : [])
}
