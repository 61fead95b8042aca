export { wrapPageElement, wrapRootElement } from "./src/root"
export { onPreRenderHTML, onRenderBody } from "./src/boot/document"
export { replaceRenderer } from "./src/boot/whole-page"
