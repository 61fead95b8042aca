/** Names of the two gatsby-source-filesystem instances for the content. */
export const contentInstance = "content"
export const imagesInstance = "images"

/**
 * data/pictures.json: alternative texts by picture path, generated with the illustrations and edited by maintainers.
 */
export const picturesFile = "pictures.json"
export const pictureDescriptionsType = "PictureDescriptions"
