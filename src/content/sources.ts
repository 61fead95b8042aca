/** Names of the two gatsby-source-filesystem instances for the content. */
export const contentInstance = "content"
export const imagesInstance = "images"
