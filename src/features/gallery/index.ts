/* What other subjects may import: the viewer of pictures. */
export { LazyPictureViewer } from "./picture-viewer/picture-viewer-part"
export { toViewerPicture } from "./picture-viewer/picture-viewer-picture"
export { openImage, pictureNumber, useImageAddress } from "./use-image-address"
