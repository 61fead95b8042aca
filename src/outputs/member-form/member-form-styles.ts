import fs from "node:fs"
import { transformSync } from "esbuild"
import postcss from "postcss"
import config from "../../../postcss.config.js"

/** What Tailwind finds in the form's folder, as for the site's own pages, with the tokens that are read. */
export async function memberFormStyles(file: string): Promise<string> {
  const { css } = await postcss(config.plugins).process(fs.readFileSync(file, "utf8"), { from: file })
  const read = css.replace(/(--(color|lip)-[\w-]+):[^;}]+;?/g, (all, token) =>
    css.includes(`var(${token})`) ? all : "",
  )
  return transformSync(read, { loader: "css", minify: true, target: "chrome75" }).code.trim()
}
