import sharp from "sharp"

/* Pictures as cameras, phones and interrupted downloads create them. */

/** Creates a picture of one colour. */
export const createPicture = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#8a6d3b" } })

export const createJpeg = (width?: number, height?: number) => createPicture(width, height).jpeg().toBuffer()

/** Creates a phone's photo: rotated, with camera data and location. Left is red, right is blue. */
export async function createPhonePhoto(width = 2400, height = 1800): Promise<Buffer> {
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

/** The first boxes of a HEIC file. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic\0\0\0\0mif1heic"),
  Buffer.alloc(400),
])

/** The first boxes of a phone's video. */
const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42\0\0\0\0isommp42"), Buffer.alloc(400)])

/** Creates a photo followed by a video, which has a location. */
export const createMotionPhoto = async (width?: number, height?: number) =>
  Buffer.concat([await createJpeg(width, height), video, Buffer.from("©xyz+00.3136+032.5811/"), Buffer.from("SEFT")])

/** Creates a JPEG without its end, of noise, so that decoders can't fill in the rest. */
async function createTruncatedJpeg(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 120, sigma: 40 }
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#888", noise } })
    .jpeg()
    .toBuffer()
  return bytes.subarray(0, Math.round(bytes.length * 0.6))
}

const fixed = "“npm run pictures” fixes it."

/** Bad pictures by file name, with the check's message without the file. */
export const badPictures: Readonly<Record<string, { bytes: () => Buffer | Promise<Buffer>; message: string }>> = {
  "empty.jpg": {
    bytes: () => Buffer.alloc(0),
    message: "an empty file; expected: the picture: copy it or download it again",
  },
  "cut-off.jpg": {
    bytes: createTruncatedJpeg,
    message: "a picture whose end is missing; expected: the whole picture: copy it or download it again",
  },
  "iphone.jpg": {
    bytes: () => heic,
    message:
      "a HEIC picture of an iPhone, which browsers do not show; expected: a JPEG: send the picture by WhatsApp and take what arrives, or choose Settings, Camera, Formats, Most Compatible on the iPhone",
  },
  "sign-in.jpg": {
    bytes: () => Buffer.from("<!DOCTYPE html><html><title>Wi-Fi sign-in</title></html>"),
    message:
      "a web page under the name of a picture; expected: the picture itself: a download that asked for a sign-in saves the page in its place",
  },
  "drawing.jpg": {
    bytes: () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    message: "an SVG drawing, which may hold programs; expected: a PNG: the drawing program exports one",
  },
  "letter.jpg": {
    bytes: () => Buffer.from("%PDF-1.7 and so on"),
    message: "a file that is no picture; expected: a JPEG, PNG, WebP or AVIF",
  },
  "film.jpg": {
    bytes: () => video,
    message: "a film; expected: a still: stop the film where it shows best, and take a screenshot",
  },
  "motion.jpg": {
    bytes: () => createMotionPhoto(),
    message: `it holds a film or a second picture: ${fixed}`,
  },
  "png.jpg": { bytes: () => createPicture().png().toBuffer(), message: `it is a PNG under another name: ${fixed}` },
  "press.jpg": {
    bytes: () => createPicture().toColourspace("cmyk").jpeg().toBuffer(),
    message: `it has the colours of a printing press (CMYK): ${fixed}`,
  },
  "telephone.jpg": {
    bytes: () => createPhonePhoto(),
    message: `it has 1,800 × 2,400 pixels, is stored on its side, holds the place where it was taken, and holds data of the camera: ${fixed}`,
  },
  "small.jpg": {
    bytes: () => createJpeg(40, 30),
    message: "it is 40 pixels wide, and “thumb” of data/places.json shows it 830 wide: take a larger one.",
  },
}
