import { pictureFixture } from "../components/picture.fixture"
import type { ContentPictureData } from "./content-picture"

/** A picture field of the content, as every picture fragment gives it. */
export const picture = (alt: string, width = 640, height = 480) => ({
  alt,
  isPhotograph: false,
  file: { childImageSharp: { gatsbyImageData: pictureFixture(width, height) } },
})
