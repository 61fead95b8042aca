export { GalleryViewer } from "./gallery-viewer"
export { LazyPictureViewer } from "./picture-viewer/lazy-picture-viewer"
export { toViewerPicture } from "./picture-viewer/viewer-picture"
export { openOnClick, parsePictureNumber, useImageAddress } from "./use-image-address"
