/** @jest-environment node */
import { existsSync } from "node:fs"
import { join } from "node:path"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { cartMark, cartMarkRules } from "../../../src/platform/start/cart-mark"
import { onPreRenderHTML, onRenderBody } from "../../../src/platform/start/document"
import { CART_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from "../../../src/lib/constants"

type PreRender = Parameters<NonNullable<typeof onPreRenderHTML>>[0]
type RenderBody = Parameters<NonNullable<typeof onRenderBody>>[0]

/** What one page's head and foot become. */
function preRender({ head = [], foot = [] }: { head?: ReactNode[]; foot?: ReactNode[] }) {
  let headNodes: ReactNode = head
  let footNodes: ReactNode = foot
  const api: PreRender = {
    pathname: "/service-details/1</script>",
    getHeadComponents: () => head,
    replaceHeadComponents: (nodes) => {
      headNodes = nodes
    },
    getPostBodyComponents: () => foot,
    replacePostBodyComponents: (nodes) => {
      footNodes = nodes
    },
    getPreBodyComponents: () => [],
    replacePreBodyComponents: () => {},
  }
  onPreRenderHTML?.(api, { plugins: [] })
  return { head: renderToStaticMarkup(headNodes), foot: renderToStaticMarkup(footNodes) }
}

const head = [
  <link key="app" as="script" rel="preload" href="/app-1.js" />,
  <link key="later" as="script" rel="prefetch" href="/gallery-1.js" />,
  <style key="gatsby-image-style" dangerouslySetInnerHTML={{ __html: ".gatsby-image-wrapper{}" }} />,
  <noscript key="gatsby-image-style-noscript" />,
  <script key="gatsby-image-style-script" type="module" />,
  <style key="css" data-href="/styles.css" />,
  <link key="font" as="font" rel="preload" href="/fonts/bricolage-grotesque.4b8e0f60.woff2" />,
  <title key="title">Services | CaFN</title>,
]
const foot = [
  <script
    key="script-loader"
    id="gatsby-script-loader"
    dangerouslySetInnerHTML={{ __html: 'window.pagePath="/services"' }}
  />,
  <div key="scripts" id="slice" />,
]

describe("in a built page", () => {
  beforeEach(() => jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" }))

  test("no bundle is asked for from the head, and the picture plugin adds nothing", () => {
    const markup = preRender({ head }).head
    expect(markup).not.toMatch(/\/(app|gallery)-1\.js|gatsby-image|<script/)
    expect(markup).toContain('<style data-href="/styles.css"></style>')
    expect(markup).toContain("/fonts/bricolage-grotesque.4b8e0f60.woff2")
    expect(markup).toContain("<title>Services | CaFN</title>")
  })

  test("the page's name is data for the inline script, and stands before it", () => {
    expect(preRender({ foot }).foot).toBe(
      '<script id="boot-page" type="application/json">{"pagePath":"/service-details/1\\u003c/script>"}</script>' +
        '<div id="slice"></div>',
    )
  })
})

test("a built page finds out in its head whether scripts run and data are saved, and asks for no typeface before", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  Object.assign(globalThis, { HEAD_SCRIPT: "saveData()", POLICY_SOURCES: { scriptHashes: [] } })
  const { htmlAttributes, markup } = renderBody("/")
  expect(htmlAttributes).toEqual([{ lang: "en-GB", "data-untouched": "" }])
  expect(markup).toContain("<script>saveData()</script>")
  expect(markup).not.toMatch(/preload|woff2/)
})

test("while developing, Gatsby's own scripts stay as they are", () => {
  const { head: markup, foot: end } = preRender({ head, foot })
  expect(markup).toContain("/app-1.js")
  expect(end).toContain("gatsby-script-loader")
})

/** What the page at an address gets from the very beginning. */
function renderBody(pathname: string) {
  const htmlAttributes: object[] = []
  const components: ReactNode[] = []
  const nothing = () => {}
  const api: RenderBody = {
    pathname,
    setHeadComponents: (nodes) => components.push(...nodes),
    setHtmlAttributes: (attributes) => htmlAttributes.push(attributes),
    setBodyAttributes: nothing,
    setPreBodyComponents: nothing,
    setPostBodyComponents: nothing,
    setBodyProps: nothing,
    loadPageDataSync: () => ({ result: {} }),
  }
  onRenderBody?.(api, { plugins: [] })
  return { htmlAttributes, markup: renderToStaticMarkup(<>{components}</>) }
}

test("cart and checkout, and no other page, say before the first paint whether the cart is empty", () => {
  const added = `<style>${cartMarkRules}</style><script>${cartMark}</script>`
  for (const pathname of ["/cart", "/checkout"]) expect(renderBody(pathname).markup).toContain(added)
  for (const pathname of ["/", "/shop"]) expect(renderBody(pathname).markup).not.toContain(CART_ATTRIBUTE)
})

describe("every page", () => {
  const { htmlAttributes, markup } = renderBody("/")

  test("says its language, and while developing that scripts run", () => {
    expect(htmlAttributes).toEqual([{ lang: "en-GB", [SCRIPTS_ATTRIBUTE]: "" }])
  })

  test("names only files that exist", () => {
    const files = Array.from(markup.matchAll(/href="([^"]+)"/g), ([, href = ""]) => href)
    // The typeface is in the script of the head (`save-data/inline.test.ts`).
    expect(files.length).toBeGreaterThanOrEqual(3)
    expect(files.filter((file) => !existsSync(join(__dirname, "../../../static", file)))).toEqual([])
  })
})
