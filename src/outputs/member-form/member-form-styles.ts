import fs from "node:fs"
import path from "node:path"
import { transformSync } from "esbuild"
import postcss from "postcss"
import config from "../../../postcss.config.js"
import tailwind from "../../../tailwind.config.js"

/** Returns the heading font and Tailwind's utilities for the classes in the HTML. */
export async function memberFormStyles(folder: string, html: string): Promise<string> {
  const file = path.join(folder, "member-form.css")
  const classes = Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = ""]) => names.replaceAll("&amp;", "&"))
  const source = `${fs.readFileSync(file, "utf8")}\n@source inline("${classes.join(" ")}");\n`
  const { css } = await postcss(config.plugins).process(source, { from: file })
  // Drops unused tokens.
  const usedCss = css.replace(/(--(color|edge)-[\w-]+):[^;}]+;?/g, (all, token) =>
    css.includes(`var(${token})`) ? all : "",
  )
  return (
    headingFontFace(folder) + transformSync(usedCss, { loader: "css", minify: true, target: "chrome75" }).code.trim()
  )
}

/**
 * Returns the heading font as a data URL, because a sandboxed frame can't load fonts of the site. `headings.woff2`
 * (letters, digits, punctuation, weight 700; docs/change-the-look.md) is a third of the full font.
 */
function headingFontFace(folder: string): string {
  const data = fs.readFileSync(path.join(folder, "headings.woff2")).toString("base64")
  return `@font-face{font-family:${tailwind.theme.fontFamily.display[0]};font-weight:700;src:url(data:font/woff2;base64,${data}) format("woff2")}`
}
