export { wrapPageElement, wrapRootElement } from "./src/root"
import { inlineScripts } from "./src/inline-scripts"
import { renderHead } from "./src/platform/start/document"

export { onPreRenderHTML, replaceRenderer } from "./src/platform/start/document"

export const onRenderBody = renderHead(inlineScripts)
