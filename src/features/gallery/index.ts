export { GalleryViewer } from "./gallery-viewer"
export { openOnClick, parsePictureNumber, useImageAddress } from "./use-image-address"
