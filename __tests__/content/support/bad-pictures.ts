import sharp from "sharp"

/* Pictures as cameras, telephones and lost connections make them. */

/** A picture of one colour. */
export const plain = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#8a6d3b" } })

export const jpeg = (width?: number, height?: number) => plain(width, height).jpeg().toBuffer()

/** As a telephone writes it: stored on its side, with its maker and the place. Left is red, right is blue. */
export async function fromTelephone(width = 2400, height = 1800): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const }
  const side = { create: { ...half, background: "#ff0000" } }
  return sharp({ create: { ...half, width, background: "#0000ff" } })
    .composite([{ input: side, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "TestPhone", Model: "X1" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "0/1 18/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "32/1 34/1 0/1" },
    })
    .jpeg()
    .toBuffer()
}

/** The boxes with which a HEIC file begins. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(400),
])

/** The boxes with which a film of a telephone begins. */
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42\0\0\0\0isommp42"), Buffer.alloc(400)])

/** A photograph with the film of the moment before behind it, and the place in that film. */
export const motionPhotograph = async (width?: number, height?: number) =>
  Buffer.concat([await jpeg(width, height), film, Buffer.from("©xyz+00.3136+032.5811/"), Buffer.from("SEFT")])

/** Noise, of which a part cannot be guessed, without its end. */
async function withoutEnd(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 120, sigma: 40 }
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer()
  return bytes.subarray(0, Math.round(bytes.length * 0.6))
}

const mends = "“npm run pictures” mends it."

/** Each bad picture with the whole sentence that an editor reads of it; in the check's words, without its file. */
export const wall: Readonly<Record<string, { bytes: () => Buffer | Promise<Buffer>; says: string }>> = {
  "empty.jpg": {
    bytes: () => Buffer.alloc(0),
    says: "an empty file; wanted: the picture: copy it or download it again",
  },
  "cut-off.jpg": {
    bytes: withoutEnd,
    says: "a picture whose end is missing; wanted: the whole picture: copy it or download it again",
  },
  "iphone.jpg": {
    bytes: () => heic,
    says: "a HEIC picture of an iPhone, which browsers do not show; wanted: a JPEG: send the picture by WhatsApp and take what arrives, or choose Settings, Camera, Formats, Most Compatible on the iPhone",
  },
  "sign-in.jpg": {
    bytes: () => Buffer.from("<!DOCTYPE html><html><title>Wi-Fi sign-in</title></html>"),
    says: "a web page under the name of a picture; wanted: the picture itself: a download that asked for a sign-in saves the page in its place",
  },
  "drawing.jpg": {
    bytes: () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    says: "an SVG drawing, which may hold programs; wanted: a PNG: the drawing program exports one",
  },
  "letter.jpg": {
    bytes: () => Buffer.from("%PDF-1.7 and so on"),
    says: "a file that is no picture; wanted: a JPEG, PNG, WebP or AVIF",
  },
  "film.jpg": {
    bytes: () => film,
    says: "a film; wanted: a still: stop the film where it shows best, and take a screenshot",
  },
  "motion.jpg": {
    bytes: () => motionPhotograph(),
    says: `it holds a film or a second picture: ${mends}`,
  },
  "png.jpg": { bytes: () => plain().png().toBuffer(), says: `it is a PNG under another name: ${mends}` },
  "press.jpg": {
    bytes: () => plain().toColourspace("cmyk").jpeg().toBuffer(),
    says: `it has the colours of a printing press (CMYK): ${mends}`,
  },
  "telephone.jpg": {
    bytes: () => fromTelephone(),
    says: `it has 1,800 × 2,400 pixels, is stored on its side, holds the place where it was taken, and holds data of the camera: ${mends}`,
  },
  "small.jpg": {
    bytes: () => jpeg(40, 30),
    says: "it is 40 pixels wide, and “thumb” of data/places.json shows it 830 wide: take a larger one.",
  },
}
