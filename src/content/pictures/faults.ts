import { LONGEST_SIDE, type PictureFault } from "./look-at-picture"

/** Messages for pictures that can't be shown. */
export const faults: Readonly<Record<PictureFault, { found: string; wanted: string }>> = {
  empty: { found: "an empty file", wanted: "the picture: copy it or download it again" },
  "cut off": { found: "a picture whose end is missing", wanted: "the whole picture: copy it or download it again" },
  HEIC: {
    found: "a HEIC picture of an iPhone, which browsers do not show",
    wanted:
      "a JPEG: send the picture by WhatsApp and take what arrives, or choose Settings, Camera, Formats, Most Compatible on the iPhone",
  },
  film: { found: "a film", wanted: "a still: stop the film where it shows best, and take a screenshot" },
  "web page": {
    found: "a web page under the name of a picture",
    wanted: "the picture itself: a download that asked for a sign-in saves the page in its place",
  },
  SVG: {
    found: "an SVG drawing, which may hold programs",
    wanted: "a PNG: the drawing program exports one",
  },
  "too large": {
    found: "a picture of more than 268 million pixels",
    wanted: `a smaller one: ${LONGEST_SIDE} pixels on the longer side are enough`,
  },
  unknown: { found: "a file that is no picture", wanted: "a JPEG, PNG, WebP or AVIF" },
}
