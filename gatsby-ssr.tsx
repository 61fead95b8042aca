export { wrapPageElement, wrapRootElement } from "./src/root"
export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/platform/start/document"
