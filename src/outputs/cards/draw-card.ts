import path from "node:path"
import sharp, { type OverlayOptions, type Sharp } from "sharp"
import { ramps } from "../../../tailwind.config.js"

/** What a shared link shows of an entry. */
export interface CardCopy {
  /** What kind of thing it is, such as "Service". */
  kind: string
  title: string
  /** One more fact: the price, the place. */
  line?: string | null
  /** That the site is a preview, as long as it is one: a card leaves its page. */
  preview?: string
}

/** Pixels; what networks and WhatsApp show whole. */
export const cardSize = { width: 1200, height: 630 }

const pictureWidth = 760

/** Where the words begin, and how wide and high a title may become, in pixels. */
const left = 64
const titleBox = { width: 500, height: 290 }
const titleSizes = [84, 72, 62, 54, 46, 38, 30]
/** The height between the logo and the card's foot in whose middle the words stand. */
const wordsBox = { top: 176, bottom: 590 }

/**
 * The face of the headings as a TrueType file with Basic Latin: the renderer reads no WOFF2. The name is the one inside
 * of the file.
 */
export const fontFile = path.join("src", "outputs", "cards", "bricolage-grotesque.ttf")
const fontName = "Bricolage Grotesque 96pt ExtraBold,"

/**
 * Draws the card as JPEG: the picture on the right, a sheet of paper with the words on the left. What is put together is
 * pixels until then: the picture alone, packed as WebP in between, took 60 of a card's 170 ms and lost detail. And
 * mozjpeg takes 50 ms more, for 7 % of a file that no page loads.
 */
export async function drawCard(
  root: string,
  { kind, title, line, preview }: CardCopy,
  pictureFile: string,
): Promise<Buffer> {
  const write = (text: string, size: number, color: string, weight = "Bold") =>
    writeText(path.join(root, fontFile), text, { size, color, weight, width: titleBox.width })
  const picture = await pixelsOf(
    sharp(pictureFile).flatten({ background: ramps.cream[50] }).resize({
      width: pictureWidth,
      height: cardSize.height,
      fit: "cover",
      position: "attention",
    }),
  )
  const heading = await fittingTitle(title, (size) => write(title, size, ramps.cream[50]))
  const fact = line ? await write(line, 29, ramps.gold[300]) : null
  const label = await write(kind, 28, ramps.gold[400])
  const gaps = { afterLabel: 20, beforeFact: 26 }
  const height = label.height + gaps.afterLabel + heading.height + (fact ? gaps.beforeFact + fact.height : 0)
  let top = Math.round((wordsBox.top + wordsBox.bottom - height) / 2)
  const words: OverlayOptions[] = [{ ...overlay(label), left, top }]
  top += label.height + gaps.afterLabel
  words.push({ ...overlay(heading), left, top })
  if (fact) words.push({ ...overlay(fact), left, top: top + heading.height + gaps.beforeFact })
  if (preview) {
    const note = await write(preview, 18, ramps.cream[50], "Regular")
    words.push({ ...overlay(note), left, top: cardSize.height - note.height - 14 })
  }
  return sharp({ create: { ...cardSize, channels: 3, background: ramps.forest[900] } })
    .composite([
      { ...overlay(picture), left: cardSize.width - pictureWidth, top: 0 },
      { input: await frame(root) },
      ...words,
    ])
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** A drawing that is not packed as a file: `data` holds `channels` bytes for each pixel. */
interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** What has been drawn, as pixels. */
export async function pixelsOf(drawing: Sharp): Promise<Pixels> {
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** Pixels to be laid over a picture. */
export const overlay = ({ data, ...raw }: Pixels): OverlayOptions => ({ input: data, raw })

/** The title in the largest size in which it has room. */
async function fittingTitle(title: string, write: (size: number) => Promise<Pixels>): Promise<Pixels> {
  let written: Pixels | undefined
  for (const size of titleSizes) {
    written = await write(size)
    if (written.height <= titleBox.height && written.width <= titleBox.width) return written
  }
  if (!written) throw new Error(`The title “${title}” could not be drawn.`)
  // Endless titles keep their beginning.
  const { data, ...raw } = written
  const width = Math.min(written.width, titleBox.width)
  const height = Math.min(written.height, titleBox.height)
  return pixelsOf(sharp(data, { raw }).extract({ left: 0, top: 0, width, height }))
}

interface TextStyle {
  /** Pixels. */
  size: number
  color: string
  weight: string
  /** Where lines break, in pixels. */
  width: number
}

/** Text in the face of the headings. */
export function writeText(fontfile: string, text: string, { size, color, weight, width }: TextStyle): Promise<Pixels> {
  return pixelsOf(
    sharp({
      text: {
        text: `<span foreground="${color}">${escapeMarkup(text)}</span>`,
        font: `${fontName} ${weight} ${size}`,
        fontfile,
        width,
        wrap: "word",
        // Points are pixels then.
        dpi: 72,
        rgba: true,
      },
    }),
  )
}

/** Text as Pango's markup, which is XML. */
const escapeMarkup = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

let drawnFrame: Promise<Buffer> | undefined

/** What all cards share, drawn once: the sheets of paper and the logo. */
const frame = (root: string): Promise<Buffer> =>
  (drawnFrame ??= (async () => {
    const logo = await sharp(path.join(root, "static", "logo-on-dark.svg"), { density: 144 })
      .resize({ height: 88 })
      .png()
      .toBuffer()
    return sharp(Buffer.from(sheets()))
      .composite([{ input: logo, left, top: 60 }])
      .png()
      .toBuffer()
  })())

/** Three sheets of paper one over the other, their edge cut like a slope, each with a soft shadow. */
function sheets(): string {
  const edge = (shift: number) =>
    `M-20 -20H${540 + shift}C${640 + shift} 90 ${700 + shift} 150 ${676 + shift} 286C${654 + shift} 410 ${570 + shift} 470 ${620 + shift} 660H-20Z`
  const { width, height } = cardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="6" dy="4" stdDeviation="8" flood-color="#000" flood-opacity=".35"/></filter>
<path filter="url(#s)" fill="${ramps.gold[400]}" d="${edge(30)}"/>
<path filter="url(#s)" fill="${ramps.forest[700]}" d="${edge(14)}"/>
<path filter="url(#s)" fill="${ramps.forest[900]}" d="${edge(0)}"/>
</svg>`
}
