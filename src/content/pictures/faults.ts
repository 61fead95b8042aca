import { MAX_SIDE_PX, type PictureFault } from "./inspect-picture"

/** Messages for pictures that can't be shown. */
export const faultMessages: Readonly<Record<PictureFault, { actual: string; expected: string }>> = {
  empty: { actual: "an empty file", expected: "the picture: copy it or download it again" },
  "cut off": { actual: "a picture whose end is missing", expected: "the whole picture: copy it or download it again" },
  HEIC: {
    actual: "a HEIC picture of an iPhone, which browsers do not show",
    expected:
      "a JPEG: send the picture by WhatsApp and take what arrives, or choose Settings, Camera, Formats, Most Compatible on the iPhone",
  },
  film: { actual: "a film", expected: "a still: stop the film where it shows best, and take a screenshot" },
  "web page": {
    actual: "a web page under the name of a picture",
    expected: "the picture itself: a download that asked for a sign-in saves the page in its place",
  },
  SVG: {
    actual: "an SVG drawing, which may hold programs",
    expected: "a PNG: the drawing program exports one",
  },
  "too large": {
    actual: "a picture of more than 268 million pixels",
    expected: `a smaller one: ${MAX_SIDE_PX} pixels on the longer side are enough`,
  },
  unknown: { actual: "a file that is no picture", expected: "a JPEG, PNG, WebP or AVIF" },
}
