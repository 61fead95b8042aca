export { wrapPageElement, wrapRootElement } from "./src/root"
export { onPreRenderHTML, onRenderBody } from "./src/platform/start/document"
export { replaceRenderer } from "./src/platform/start/whole-page"
