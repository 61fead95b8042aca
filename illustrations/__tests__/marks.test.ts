import { readFileSync } from "node:fs"
import path from "node:path"
import { brandDocument, brands } from "../src/logo/brands"
import { appIcon, logo, logoWidth, mark, onDark, onLight, svgDocument } from "../src/logo/logos"
import { markSize, staticFolder } from "../src/website"

/* After a change of the website's colours this fails until src/logo/cli.ts has written the files anew. */

const files: [name: string, content: string][] = [
  ["logo.svg", svgDocument(logoWidth, markSize, logo(onLight))],
  ["logo-on-dark.svg", svgDocument(logoWidth, markSize, logo(onDark))],
  ["logo-mark.svg", svgDocument(markSize, markSize, mark(onLight))],
  ["favicon.svg", appIcon(64, 0.19, 0.78)],
  ...brands.map((brand): [string, string] => [`brands/${brand.name}.svg`, brandDocument(brand)]),
]

test.each(files)("the website's %s has the colours of tailwind.config.js", (name, content) => {
  expect(readFileSync(path.join(staticFolder, name), "utf8")).toBe(content)
})
