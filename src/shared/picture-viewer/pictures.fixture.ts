import { pictureFixture } from "../../components/picture.fixture"

/* Eight pictures of the gallery as its query gives them. Copied from data/, so that editing the site changes no snapshot. */

const shows: readonly [alt: string, width: number, height: number][] = [
  ["Two grey crowned cranes, one stepping, on a papyrus-fringed lake shore at dawn.", 900, 1200],
  [
    "A cockerel, three hens and four chicks in a farmyard with a thatched hut and banana plants, morning sun.",
    1100,
    1100,
  ],
  [
    "Four Mubende goats, two on their hind legs under an acacia, and two kids, before the Rwenzori at midday.",
    1200,
    800,
  ],
  ["Four fat-tailed sheep and a lamb on a terraced hillside under rain clouds.", 1000, 1250],
  ["Four Ankole cattle and a calf walk in line towards a kraal on the savanna in late afternoon light.", 1400, 700],
  ["An Ankole bull with great lyre horns stands before the setting sun as three cranes fly home.", 1100, 1100],
  ["A woman milks a Friesian cow at first light, her can beside her.", 1200, 900],
  ["Three boys race their hoops along a murram road at dusk.", 900, 1200],
]

export const galleryPictures: readonly Queries.GalleryPictureFragment[] = shows.map(([alt, width, height], index) => ({
  path: `gallery/image_${index + 1}`,
  alt,
  isPhotograph: false,
  file: {
    childImageSharp: {
      large: { src: `/static/image_${index + 1}.webp`, width, height },
      gatsbyImageData: pictureFixture(300, Math.round((300 * height) / width)),
    },
  },
}))
