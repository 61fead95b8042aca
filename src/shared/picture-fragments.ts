import { graphql } from "gatsby"

/**
 * The sizes of the pictures, by use: AVIF with one JPEG as a fallback (`platform/pictures/picture-sizes.ts`). The phone
 * banner is WebP too, because browsers without AVIF would get the JPEG, which has the wide crop.
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

  # A face beside a short text: 64 pixels.
  fragment AvatarPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 64, aspectRatio: 1, outputPixelDensities: [1, 2])
      }
    }
  }

  # A picture with its own ratio beside text, up to half a page wide.
  fragment FigurePicture on Picture {
    alt
    isPhotograph
    file {
      childImageSharp {
        gatsbyImageData(width: 720, outputPixelDensities: [0.67, 1, 1.5])
      }
    }
  }

  # The banner's crops: upright for phones, square for tablets.
  fragment PhoneBannerPicture on Picture {
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, formats: [AVIF, WEBP], breakpoints: [480, 760])
      }
    }
  }

  fragment TabletBannerPicture on Picture {
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [800, 1200])
      }
    }
  }

  # The preview of a shared link: the size that networks and WhatsApp don't crop.
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

  # The same for a product, which is never cropped. The rest is the paper that most of their pictures have.
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

  # The home pages' banner, from edge to edge.
  fragment BannerPicture on Picture {
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [768, 1080, 1600, 2000], avifOptions: { quality: 62 })
      }
    }
  }
`
