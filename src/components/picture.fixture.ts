import type { IGatsbyImageData } from "gatsby-plugin-image"

/** A hill before a low sun, as an address that needs no network. */
const drawing = (width: number, height: number) =>
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 16 10" preserveAspectRatio="none">` +
      '<path fill="#f8d27a" d="M0 0h16v10H0z"/><circle cx="11" cy="5" r="2" fill="#f2b134"/>' +
      '<path fill="#2c7049" d="M0 7c4-2 9 1 16-1v4H0z"/><path fill="#18402a" d="M0 9c5-1 11 1 16-1v2H0z"/></svg>',
  )

/** Image data as Gatsby's pipeline gives it, for stories and tests. */
export function pictureFixture(width = 640, height = 400): IGatsbyImageData {
  const src = drawing(width, height)
  return {
    layout: "constrained",
    width,
    height,
    backgroundColor: "#d9a05b",
    images: {
      sources: [{ srcSet: `${src} ${width}w`, type: "image/webp", sizes: `(min-width: ${width}px) ${width}px, 100vw` }],
      fallback: { src, srcSet: `${src} ${width}w`, sizes: `(min-width: ${width}px) ${width}px, 100vw` },
    },
  }
}
