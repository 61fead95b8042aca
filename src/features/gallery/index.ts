/* What other subjects may import: the viewer of pictures. */
export { pictureNumber } from "./picture-viewer/picture-number"
export { LazyPictureViewer } from "./picture-viewer/picture-viewer-part"
export { toViewerPicture } from "./picture-viewer/picture-viewer-picture"
export { openImage, useImageAddress } from "./use-image-address"
