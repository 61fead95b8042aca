import type { ComponentProps } from "react"
import { siteFacts } from "../__tests__/fixtures/use-site"

interface GatsbyLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string
  activeClassName?: string
  partiallyActive?: boolean
  replace?: boolean
  state?: unknown
}

/** Gatsby's link as the plain link that it becomes; what only Gatsby's router understands is left out. */
export function Link({
  to,
  activeClassName: _activeClassName,
  partiallyActive: _partiallyActive,
  replace: _replace,
  state: _state,
  ...props
}: GatsbyLinkProps) {
  return <a href={to} {...props} />
}

export const navigate = jest.fn<Promise<void>, [to: string, options?: { replace?: boolean; state?: unknown }]>()

/** Queries run at build time; in tests the tag leaves nothing behind. */
export const graphql = () => undefined

/** The site's facts: the one static query there is (`useSite`). Tests give other answers with `withSite`. */
export const useStaticQuery = jest.fn<unknown, [query: unknown]>(() => siteFacts)

export const withPrefix = (path: string) => path

export const Script = () => null
