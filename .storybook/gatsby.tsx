import type { ComponentProps } from "react"
import { siteFacts } from "../src/shared/use-site.fixture"

/*
 * Stands in for Gatsby in the workshop, where there is neither a router nor a build that has answered the queries.
 */

export function Link({ to, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return <a href={to} {...props} />
}

export const navigate = () => Promise.resolve()

export const graphql = () => undefined

/** The site's facts: the one static query there is. */
export const useStaticQuery = () => siteFacts
