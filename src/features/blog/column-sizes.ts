/** `sizes` of a picture as wide as the blog's text column. */
export const columnSizes = {
  alone: "(min-width: 768px) 720px, 95vw",
  besideSidebar: "(min-width: 1280px) 832px, (min-width: 1024px) 57vw, 95vw",
}

/** The same of a post's own picture, which on a phone goes from edge to edge. */
export const headPictureSizes = {
  alone: "(min-width: 768px) 720px, (min-width: 640px) 95vw, 100vw",
  besideSidebar: "(min-width: 1280px) 832px, (min-width: 1024px) 57vw, (min-width: 640px) 95vw, 100vw",
}
