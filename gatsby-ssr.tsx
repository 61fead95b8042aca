import type { GatsbySSR } from "gatsby"
import { inlineScripts } from "./src/inline-scripts"
import { renderWhole } from "./src/platform/render-whole"
import { renderHead } from "./src/platform/start/document"

export { wrapPageElement, wrapRootElement } from "./src/root"
export { onPreRenderHTML } from "./src/platform/start/document"

export const onRenderBody = renderHead(inlineScripts)

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderWhole(bodyComponent))
}
