import { Link, type GatsbyBrowser } from "gatsby"
import { LinkProvider } from "./components/ui/link"
import { Layout } from "./components/layout/layout"

/** Shared by gatsby-ssr and gatsby-browser, so that server and browser can't drift apart. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <LinkProvider component={Link}>{element}</LinkProvider>
)

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
)
