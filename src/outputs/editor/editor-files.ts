import fs from "node:fs"
import path from "node:path"
import { build, type Plugin } from "esbuild"
import type { CmsConfig } from "@sveltia/cms"
import { listPictureFiles } from "../../content/content-files"
import { pictureFolder } from "./editor-config"
import { editorPath } from "../../lib/file-paths"
import { licensesFile, packageFolder, readPackage } from "../licenses/licenses"
import type { EditorSettings } from "./page/editor"

/** A file of the content editor; `path` is relative to its address. */
export interface EditorPageFile {
  path: string
  content: string | Uint8Array
}

/** Optional packages of the CMS for fields that the site lacks: code, maps, drawings, rich text. */
const UNUSED = ["@shikijs/*", "leaflet*", "terra-draw*", "svgo*", "turndown*"]

/** Removes the CMS's second source of typefaces, which is on another host. */
const ownTypefaces: Plugin = {
  name: "own-typefaces",
  setup: (bundle) => {
    bundle.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path: file }) => ({
      contents: (await fs.promises.readFile(file, "utf8")).replace(/url\(https:\/\/[^)]+\.woff2\)/g, 'local("")'),
    }))
  },
}

/** Absolute addresses work with and without a trailing slash. */
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
  <body><div id="nc-root"></div></body>
</html>
`

/** Returns all files of the content editor, so that nothing comes from another host. */
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
    { path: "licenses.txt", content: licensesFile(getPackages(Object.keys(metafile.inputs))) },
    ...outputFiles.map((file) => ({ path: path.relative(page, file.path), content: file.contents })),
    ...fs
      .readdirSync(assets)
      .filter((name) => !name.endsWith(".map"))
      .map((name) => ({ path: `assets/${name}`, content: stripSourceMap(fs.readFileSync(path.join(assets, name))) })),
  ]
}

/** Returns the bundled packages; @sveltia/cms is itself a bundle, whose packages aren't listed. */
const getPackages = (files: readonly string[]) =>
  [...new Set(files.map((file) => packageFolder(path.resolve(file))))]
    .filter((folder) => folder !== null)
    .map(readPackage)

/** Removes the reference to a source map, which is not published. */
const stripSourceMap = (content: Buffer) =>
  Buffer.from(content.toString("latin1").replace(/\n\/\/# sourceMappingURL=\S+\s*$/, ""), "latin1")

/** Returns the content of editor.json. */
export function editorSettings(root: string, config: CmsConfig): EditorSettings {
  const { used: files } = listPictureFiles(path.join(root, pictureFolder))
  return {
    config,
    pictureFolder,
    pictures: Object.fromEntries([...files].map(([picture, [file = ""]]) => [picture, path.extname(file).slice(1)])),
  }
}
