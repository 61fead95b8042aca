import fs from "node:fs"
import path from "node:path"
import { build, type Plugin } from "esbuild"
import type { CmsConfig } from "@sveltia/cms"
import { contentTypes, readSite } from "../../content"
import { pictureFiles } from "../../content/content-files"
import { editorConfig, pictureFolder } from "./editor-config"
import { editorPath } from "../../lib/file-paths"
import { licensesFile, packageFolder, readPackage } from "../licenses/licenses"
import type { EditorSettings } from "./page/editor"

/** A file of the page to edit with; its path is relative to the page's address. */
export interface EditorPageFile {
  path: string
  content: string | Uint8Array
}

/** How Prettier is set (package.json). */
export const printWidth = 120

/** Where the package loads these from, nothing of the site is edited with: code, maps, drawings, formatted text. */
const UNUSED = [
  "@shikijs/*",
  "leaflet",
  "leaflet/*",
  "terra-draw",
  "terra-draw-leaflet-adapter",
  "svgo",
  "svgo/*",
  "turndown",
  "turndown/*",
]

/**
 * The package names its typefaces twice: its own files, and the same ones on another host, in case they are lost. Without
 * the second, no browser asks there.
 */
const ownTypefaces: Plugin = {
  name: "own-typefaces",
  setup: (bundle) => {
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: (await fs.promises.readFile(file, "utf8")).replace(/url\(https:\/\/[^)]+\.woff2\)/g, 'local("")'),
    }))
  },
}

/** Absolute addresses: a host serves the page with and without a slash at its end. */
const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Edit the content</title>
    <link rel="stylesheet" href="${editorPath}/editor.css">
    <script type="module" src="${editorPath}/editor.js"></script>
  </head>
  <body></body>
</html>
`

/**
 * The page's HTML, licences, scripts, styles, typefaces and decoders: nothing comes from another host.
 *
 * @param project the folder of the project
 */
export async function editorFiles(project: string): Promise<EditorPageFile[]> {
  const page = path.join(project, "src/outputs/editor/page")
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(page, "editor.ts"), path.join(page, "editor.css")],
    outdir: page,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    external: UNUSED,
    plugins: [ownTypefaces],
    chunkNames: "[name]-[hash]",
    logLevel: "error",
  })
  const assets = path.join(project, "node_modules/@sveltia/cms/npm/assets")
  return [
    { path: "index.html", content: HTML },
    { path: "licenses.txt", content: licensesFile(packagesOf(Object.keys(metafile.inputs))) },
    ...outputFiles.map((file) => ({ path: path.relative(page, file.path), content: file.contents })),
    ...fs
      .readdirSync(assets)
      .filter((name) => !name.endsWith(".map"))
      .map((name) => ({ path: `assets/${name}`, content: withoutMap(fs.readFileSync(path.join(assets, name))) })),
  ]
}

/** The packages of the files that were bundled. @sveltia/cms is bundled already, and stands for all that is in it. */
const packagesOf = (files: readonly string[]) =>
  [...new Set(files.map((file) => packageFolder(path.resolve(file))))]
    .filter((folder) => folder !== null)
    .map(readPackage)

/** Without the name of a map of its source, which is not published. */
const withoutMap = (content: Buffer) =>
  Buffer.from(content.toString("latin1").replace(/\n\/\/# sourceMappingURL=\S+\s*$/, ""), "latin1")

/**
 * What the page reads when it opens.
 *
 * @param root of the project, for what data/ holds now
 * @param backend where changes go
 */
export function editorSettings(root: string, backend: CmsConfig["backend"]): EditorSettings {
  const { name, siteUrl } = readSite(root)
  const { used: files } = pictureFiles(path.join(root, pictureFolder))
  return {
    config: editorConfig(contentTypes, { backend, name, siteUrl }),
    pictureFolder,
    printWidth,
    pictures: Object.fromEntries([...files].map(([picture, [file = ""]]) => [picture, path.extname(file).slice(1)])),
  }
}
