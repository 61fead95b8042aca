/** Names of the two gatsby-source-filesystem instances that bring the content in. */
export const contentInstance = "content"
export const imagesInstance = "images"

/** data/pictures.json: alternative texts by picture path, written by the illustrations and edited by maintainers. */
export const picturesFile = "pictures.json"
export const pictureDescriptionsType = "PictureDescriptions"
