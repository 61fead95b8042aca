import { photographFixture } from "../components/photograph.fixture"
import { pictureFixture } from "../components/picture.fixture"

/** A picture field of the content, as every picture fragment gives it. */
export const picture = (alt: string, width = 640, height = 480) => ({
  alt,
  isPhotograph: false,
  file: { childImageSharp: { gatsbyImageData: pictureFixture(width, height) } },
})

/** The same of a photograph that an owner has put in the place of a drawing. */
export const photograph = {
  alt: "A cow on a pasture, out of focus.",
  isPhotograph: true,
  file: { childImageSharp: { gatsbyImageData: photographFixture } },
}
