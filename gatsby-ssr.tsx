export { wrapPageElement, wrapRootElement } from "./src/root"
export { onPreRenderHTML, onRenderBody } from "./src/build/documents/document"
export { replaceRenderer } from "./src/build/documents/whole-page"
