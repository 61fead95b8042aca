import path from "node:path"
import type { GatsbyConfig } from "gatsby"
import { readSite } from "./src/content"

const root = process.cwd()
const site = readSite(root)

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.siteUrl, title: site.title, description: site.description },
  trailingSlash: "never",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: ".cache/gatsby-types.d.ts" },
  jsxRuntime: "automatic",
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: path.join(root, "data"), ignore: ["**/images/**", "**/schemas/**", "**/*.md"] },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "images", path: path.join(root, "data/images") } },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: { quality: 72, formats: ["webp", "jpg"], placeholder: "dominantColor", webpOptions: { quality: 72 } },
        failOn: "error",
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-image",
    "gatsby-plugin-postcss",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // robots.txt names it.
        createLinkInHead: false,
        // Canonical addresses only: a detail page's long one.
        excludes: [
          "/404",
          "/404.html",
          "/register",
          "/login",
          "/cart",
          "/checkout",
          "/search",
          "/service-details/*",
          "/project-details/*",
          "/*/-",
          "/*-details/-/*",
          // They hold what the standard list holds.
          "/blog-{with-sidebar,2-column,3-column}{,/*}",
          "/blog-single-with-sidebar/*",
          "/shop-single-thumb/*",
        ],
      },
    },
  ],
}

export default config
