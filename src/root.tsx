import { Link, type GatsbyBrowser, type GatsbyLinkProps, type PageProps } from "gatsby"
import { useEffect } from "react"
import { ErrorBoundary } from "./layout/error-boundary"
import { Layout } from "./layout/layout"
import { ErrorScreen } from "./features/errors/error-screen"
import { openPage } from "./shared/page-change"
import { LinkProvider } from "./components/link"
import { fieldOf } from "./lib/field-of"
import { offlineRoute } from "./lib/paths"

/**
 * Shared by gatsby-ssr and gatsby-browser, so that server and browser can't drift apart. What stands in here, Gatsby's
 * scroll handler among it, stands under the boundary. Gatsby wraps each page's `Head` by it as well, in a tree of its own.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => {
  // Only a `Head` is told where it stands.
  const pathname = fieldOf(fieldOf(element.props, "location"), "pathname")
  const boundary =
    typeof pathname === "string"
      ? { resetKey: pathname, fallback: <title>Something went wrong.</title> }
      : { fallback: <LastScreen /> }
  return (
    <LinkProvider component={RouterLink}>
      <ErrorBoundary {...boundary}>{element}</ErrorBoundary>
    </LinkProvider>
  )
}

/** The page for visitors without a network keeps its own frame under the address that it is shown for. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={pathOf(props)}>{hasContent(props) ? element : <NoContent />}</Layout>
)

/** Gatsby's name for the page says what it is; while HTML is rendered it has none, and the address is the page's own. */
const pathOf = ({ location, pageResources }: PageProps): string =>
  fieldOf(fieldOf(pageResources, "page"), "path") === offlineRoute ? offlineRoute : location.pathname

/** In the place of everything. No router follows the address any more: what the back button leads to is loaded. */
function LastScreen() {
  useEffect(() => {
    const load = () => window.location.reload()
    window.addEventListener("popstate", load)
    return () => window.removeEventListener("popstate", load)
  }, [])
  return <ErrorScreen />
}

/** False for data that arrived empty; a page without a query has none, nor the frame of unknown entries. */
const hasContent = ({ data, pageContext }: PageProps): boolean =>
  data === undefined ||
  fieldOf(pageContext, "id") === null ||
  (typeof data === "object" && data !== null && Object.values(data).some(Boolean))

/** The nearest boundary says so. */
function NoContent(): never {
  throw new Error("The data of this page are empty.")
}

/** The router's link. It shows progress while the page is loading, and falls back to a full page load. */
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
