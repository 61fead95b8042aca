import { Children, isValidElement, type ReactElement, type ReactNode } from "react"
import type { GatsbySSR } from "gatsby"
import type { PageScripts } from "./boot"
import { documentPolicy, getHash, type PolicySources } from "../../lib/security-headers"
import { SCRIPTS_ATTRIBUTE } from "../../lib/constants"
import { toSafeJson } from "../../lib/safe-json"

declare global {
  /** Sources of the Content-Security-Policy, inserted by webpack, with the hashes of `head-entry.ts` and `boot.ts`. */
  const POLICY_SOURCES: PolicySources
  /** The compiled `head-entry.ts`. */
  const HEAD_SCRIPT: string
}

interface AnyProps {
  name?: string
  rel?: string
  as?: string
  id?: string
  httpEquiv?: string
}

type Component = ReactElement<AnyProps>

const components = (nodes: ReactNode): Component[] =>
  Children.toArray(nodes).filter((node) => isValidElement<AnyProps>(node))

/** A script in the head, which runs before the first paint. */
export interface InlineScript {
  code: string
  /** Whether the page has it; every page if left out. */
  isNeededOn?: (pathname: string) => boolean
}

/** Sets attributes of `<html>`, the policy, icons and inline scripts, for `onRenderBody`. */
export const renderHead =
  (inlineScripts: readonly InlineScript[]): GatsbySSR["onRenderBody"] =>
  ({ pathname, setHtmlAttributes, setHeadComponents }) => {
    const isProduction = process.env.NODE_ENV === "production"
    // The inline scripts change these attributes. Development has none, and scripts always run there.
    const attribute = isProduction ? "data-untouched" : SCRIPTS_ATTRIBUTE
    setHtmlAttributes({ lang: "en-GB", [attribute]: "" })
    const scripts = inlineScripts
      .filter(({ isNeededOn }) => !isNeededOn || isNeededOn(pathname))
      .map(({ code }) => code)
    setHeadComponents([
      isProduction && policyElement(scripts),
      isProduction && <script key="head-script" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />,
      // Only the build writes this file (outputs/hosts/site-files.ts).
      isProduction && <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
      <link key="icon-ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
      <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
      <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
      ...scripts.map((script) => <script key={script} dangerouslySetInnerHTML={{ __html: script }} />),
    ])
  }

/** For hosts that send no headers. */
function policyElement(scripts: readonly string[]): ReactElement {
  const scriptHashes = [...POLICY_SOURCES.scriptHashes, ...scripts.map(getHash)]
  const content = documentPolicy({ ...POLICY_SOURCES, scriptHashes })
  return <meta key="policy" httpEquiv="Content-Security-Policy" content={content} />
}

/**
 * Removes Gatsby's preloads, image styles and script (see `components/picture.tsx`), the generator tag and the script
 * with the page's path, which becomes data for `boot.ts`. `scripts-slice.ts` replaces the other scripts.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (api) => {
  if (process.env.NODE_ENV !== "production") return

  const head = components(api.getHeadComponents()).filter(
    ({ key, type, props }) =>
      !String(key).includes("gatsby-image-style") &&
      props.name !== "generator" &&
      !(type === "link" && (props.rel === "preload" || props.rel === "prefetch") && props.as === "script"),
  )
  // A policy applies only to the elements after it.
  const isPolicy = ({ props }: Component) => props.httpEquiv === "Content-Security-Policy"
  api.replaceHeadComponents([...head.filter(isPolicy), ...head.filter((component) => !isPolicy(component))])

  const page: PageScripts = { pagePath: api.pathname }
  api.replacePostBodyComponents([
    <script
      key="boot-page"
      id="boot-page"
      type="application/json"
      dangerouslySetInnerHTML={{ __html: toSafeJson(page) }}
    />,
    ...components(api.getPostBodyComponents()).filter(({ props }) => props.id !== "gatsby-script-loader"),
  ])
}
