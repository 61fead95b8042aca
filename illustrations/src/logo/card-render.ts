/** Renders social cards through Chromium, because only a browser sets its type in the website's own face. */
import { execFileSync } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { displayFont } from "../website"
import { cardSize } from "./card"

const browser = process.env.CHROME_PATH ?? "/usr/bin/chromium"

/** What a card may weigh; a busy scene is pressed a little harder to stay under it. */
const heaviest = 90_000

/** JPEG bytes of a card. Throws when no browser is found. */
export async function renderCard(svg: string): Promise<Buffer> {
  const font = (await readFile(displayFont)).toString("base64")
  const page = `<!doctype html><meta charset="utf-8"><style>@font-face{font-family:"Bricolage Grotesque";src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:200 800}*{margin:0}svg{display:block}</style>${svg}`
  const folder = await mkdtemp(path.join(tmpdir(), "social-card-"))
  try {
    const source = path.join(folder, "card.html")
    const shot = path.join(folder, "card.png")
    await writeFile(source, page)
    execFileSync(
      browser,
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--hide-scrollbars",
        `--window-size=${cardSize.width},${cardSize.height}`,
        `--user-data-dir=${path.join(folder, "profile")}`,
        "--virtual-time-budget=4000",
        `--screenshot=${shot}`,
        `file://${source}`,
      ],
      { stdio: "ignore" },
    )
    const pressed = (quality: number) =>
      sharp(shot).resize(cardSize.width, cardSize.height, { fit: "cover" }).jpeg({ quality, mozjpeg: true }).toBuffer()
    let quality = 84
    let bytes = await pressed(quality)
    while (bytes.length > heaviest && quality > 50) bytes = await pressed((quality -= 4))
    return bytes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
