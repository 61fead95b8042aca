import { Link, type GatsbyBrowser, type GatsbyLinkProps, type PageProps } from "gatsby"
import { useEffect } from "react"
import { ErrorBoundary } from "./layout/error-boundary"
import { Layout } from "./layout/layout"
import { ErrorScreen } from "./features/errors/error-screen"
import { openPage } from "./shared/page-change"
import { LinkProvider } from "./components/link"
import { getProperty } from "./lib/get-property"
import { offlineRoute } from "./lib/paths"

/**
 * Shared by gatsby-ssr and gatsby-browser, so that both render the same. Gatsby also wraps each page's `Head` with it,
 * in a separate tree.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  // Only a `Head` has a location here.
  const pathname = getProperty(getProperty(element.props, "location"), "pathname")
  const boundary =
    typeof pathname === "string"
      ? { resetKey: pathname, fallback: <title>Something went wrong.</title> }
      : { fallback: <RootErrorFallback /> }
  return (
    <LinkProvider component={RouterLink}>
      <ErrorBoundary {...boundary}>{element}</ErrorBoundary>
    </LinkProvider>
  )
}

/** The offline page keeps its own layout under the URL that it replaces. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={pathOf(props)}>{hasContent(props) ? element : <MissingContent />}</Layout>
)

/** Gatsby's own path of the page; during server rendering there is none, and the URL is the page's own. */
const pathOf = ({ location, pageResources }: PageProps): string =>
  getProperty(getProperty(pageResources, "page"), "path") === offlineRoute ? offlineRoute : location.pathname

/** The fallback of the whole page. There is no router any more, so that history steps reload. */
function RootErrorFallback() {
  useEffect(() => {
    const load = () => window.location.reload()
    window.addEventListener("popstate", load)
    return () => window.removeEventListener("popstate", load)
  }, [])
  return <ErrorScreen />
}

/** False for empty data, except on pages without a query and on the fallback page of unknown entries. */
const hasContent = ({ data, pageContext }: PageProps): boolean =>
  data === undefined ||
  getProperty(pageContext, "id") === null ||
  (typeof data === "object" && data !== null && Object.values(data).some(Boolean))

function MissingContent(): never {
  throw new Error("The data of this page are empty.")
}

/** The router's link, which shows progress while loading and falls back to a full page load. */
export function RouterLink({ onClick, ...props }: Omit<GatsbyLinkProps<object>, "ref">) {
  return (
    <Link
      {...props}
      onClick={(event) => {
        onClick?.(event)
        const { currentTarget: link, button, altKey, ctrlKey, metaKey, shiftKey } = event
        if (event.defaultPrevented || link.target || button || altKey || ctrlKey || metaKey || shiftKey) return
        if (openPage(link.href, link)) event.preventDefault()
      }}
    />
  )
}
