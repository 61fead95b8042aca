import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import { patchSharp } from "./src/platform/pictures/patch-sharp"
import { getPathsOutsideSitemap } from "./src/content/pages/paths-outside-sitemap"
import { readPages, readSite, getTypeName } from "./src/content"
import { isIgnored, isIgnoredPicture } from "./src/content/content-files"
import { entryTypes } from "./src/content/entry-types"

patchSharp()

const root = process.cwd()
const site = readSite(root)

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteUrl, title: site.title, description: site.description },
  trailingSlash: "never",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: ".cache/gatsby-types.d.ts",
  },
  jsxRuntime: "automatic",
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: {
        name: "content",
        path: path.join(root, "data"),
        ignore: ["**/images/**", "**/schemas/**", isIgnored],
      },
    },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "images", path: path.join(root, "data/images"), ignore: [isIgnoredPicture] },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // AVIF of 48 looks like WebP of 64 and is a quarter smaller (docs/speed.md, "Pictures").
        defaults: {
          quality: 64,
          placeholder: "dominantColor",
          avifOptions: { quality: 48 },
          webpOptions: { quality: 64 },
        },
        failOn: "error",
      },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: getTypeName } },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-postcss",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // robots.txt names it.
        createLinkInHead: false,
        excludes: getPathsOutsideSitemap(readPages(root), entryTypes),
        // Only URLs: the plugin would add the same `changefreq` and `priority` to each.
        serialize: ({ path: url }: { path: string }) => ({ url }),
      },
    },
  ],
}

export default config
