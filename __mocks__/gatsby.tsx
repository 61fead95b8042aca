import type { ComponentProps } from "react"
import { siteFacts } from "../__tests__/fixtures/use-site"

interface GatsbyLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string
  activeClassName?: string
  partiallyActive?: boolean
  replace?: boolean
  state?: unknown
}

/** Renders Gatsby's link as a plain link, without props of the router. */
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

/** Queries run at build time only. */
export const graphql = () => undefined

/** Returns the data of `useSite`, the only static query. Tests change it by `withSite`. */
export const useStaticQuery = jest.fn<unknown, [query: unknown]>(() => siteFacts)

export const withPrefix = (path: string) => path

export const Script = () => null
