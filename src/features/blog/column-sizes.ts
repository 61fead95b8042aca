/** `sizes` of a picture as wide as the blog's text column. */
export const columnSizes = {
  alone: "(min-width: 768px) 720px, 100vw",
  besideSidebar: "(min-width: 1280px) 832px, (min-width: 1024px) 57vw, 100vw",
}
