import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { officeRoute } from "../../lib/paths"

/** The staff's page; there is none where data/site.json switches it off. */
export function createOfficePage({ actions }: CreatePagesArgs, root: string): void {
  actions.createPage({ path: officeRoute, component: path.join(root, "src/templates/office.tsx"), context: {} })
}
