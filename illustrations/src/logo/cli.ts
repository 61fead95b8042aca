/**
 * Writes the logo family and the emblems of partners into static/: `npx tsx src/logo/cli.ts [--card]`.
 * With --card it also draws the social card, which needs a Chromium for its type: CHROME_PATH, or /usr/bin/chromium.
 */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { markSize, staticFolder } from "../website"
import { brandDocument, brands } from "./brands"
import { socialCard } from "./card"
import { renderCard } from "./card-render"
import { icoOf } from "./ico"
import { appIcon, logo, logoWidth, mark, onDark, onLight, svgDocument } from "./logos"

async function main(): Promise<void> {
  const write = async (name: string, content: string | Buffer) => {
    const file = path.join(staticFolder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
    console.log(`${name}  ${content.length} bytes`)
  }
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg)).resize(size, size).png({ palette: true, colours: 64 }).toBuffer()

  await write("logo.svg", svgDocument(logoWidth, markSize, logo(onLight)))
  await write("logo-on-dark.svg", svgDocument(logoWidth, markSize, logo(onDark)))
  await write("logo-mark.svg", svgDocument(markSize, markSize, mark(onLight)))
  await write("favicon.svg", appIcon(64, 0.19, 0.78))
  await write("favicon.ico", icoOf(await png(appIcon(256, 0.19, 0.8), 32), 32))
  await write("icons/icon-192.png", await png(appIcon(192, 0.19, 0.72), 192))
  await write("icons/icon-512.png", await png(appIcon(512, 0.19, 0.72), 512))
  await write("icons/maskable-512.png", await png(appIcon(512, 0, 0.54), 512))
  await write("apple-touch-icon.png", await png(appIcon(180, 0, 0.68), 180))
  for (const brand of brands) await write(`brands/${brand.name}.svg`, brandDocument(brand))
  if (!process.argv.includes("--card")) return
  await write("social-card.jpg", await renderCard(socialCard()))
}

main().catch((error: unknown) => {
  process.exitCode = 1
  console.error(error instanceof Error ? error.message : String(error))
})
