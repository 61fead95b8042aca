import path from "node:path"
import type { CreatePagesArgs } from "gatsby"

/** The addresses of the registration screen; data/pages.json says which of them search engines may list. */
const routes = ["/registration-form", "/register"]

/** One screen under two addresses (decisions.md, "Routes"). */
export function createRegistrationPages({ actions }: CreatePagesArgs, root: string): void {
  for (const route of routes) {
    actions.createPage<{ route: string }>({
      path: route,
      component: path.join(root, "src/templates/registration.tsx"),
      context: { route },
    })
  }
}
