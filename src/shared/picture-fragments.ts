import { graphql } from "gatsby"

/**
 * The sizes of the pictures, by use: AVIF with one JPEG as a fallback (`platform/pictures/picture-sizes.ts`). Pictures
 * for phones are WebP too, because the fallback shown would be the wide format's.
 */
export const pictureFragments = graphql`
  # A card's picture: 4:3, 480 to 960 pixels wide.
  fragment CardPicture on Picture {
    alt
    isPhotograph
    file {
      childImageSharp {
        gatsbyImageData(width: 480, aspectRatio: 1.3333, outputPixelDensities: [1, 1.5, 2])
      }
    }
  }

  # Square: categories, products.
  fragment SquarePicture on Picture {
    alt
    isPhotograph
    file {
      childImageSharp {
        gatsbyImageData(width: 320, aspectRatio: 1, outputPixelDensities: [1, 2])
      }
    }
  }

  # Upright, 4:5: portraits.
  fragment PortraitPicture on Picture {
    alt
    isPhotograph
    file {
      childImageSharp {
        gatsbyImageData(width: 400, aspectRatio: 0.8, outputPixelDensities: [1, 2])
      }
    }
  }

  # A face beside a few words: 64 pixels.
  fragment AvatarPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 64, aspectRatio: 1, outputPixelDensities: [1, 2])
      }
    }
  }

  # A picture of its own proportions beside text, up to half a page wide.
  fragment FigurePicture on Picture {
    alt
    isPhotograph
    file {
      childImageSharp {
        gatsbyImageData(width: 720, outputPixelDensities: [0.67, 1, 1.5])
      }
    }
  }

  # A banner on a phone, upright, and on a tablet, square.
  fragment TallPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, formats: [AVIF, WEBP], breakpoints: [480, 760])
      }
    }
  }

  fragment BroadPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1200])
      }
    }
  }

  # What a shared link shows: the size that networks and WhatsApp show whole.
  fragment SharePicture on Picture {
    alt
    file {
      childImageSharp {
        resize(width: 1200, height: 630, cropFocus: ATTENTION, toFormat: JPG, quality: 80) {
          src
        }
      }
    }
  }

  # The same for a product, which is never cropped; around it is the paper of its picture.
  fragment ShareFigure on Picture {
    alt
    file {
      childImageSharp {
        resize(width: 1200, height: 630, fit: CONTAIN, background: "#f9f1dd", toFormat: JPG, quality: 80) {
          src
        }
      }
    }
  }

  # From edge to edge: banners and the picture at the head of a page.
  fragment WidePicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [768, 1080, 1600, 2000], avifOptions: { quality: 62 })
      }
    }
  }
`
