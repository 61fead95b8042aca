import { graphql } from "gatsby"
import { sheetPath } from "../lib/sheet-paths"
import { Link } from "../components/link"

interface SheetLinksProps {
  copy: Queries.SheetLinksCopyFragment
  /** The sheets that belong to the page. */
  sheets?: readonly Queries.SheetLinkFragment[]
  /** The address of the page's leaflet. */
  leaflet?: string
}

/** The ways to what a page has to print: its sheets and its leaflet, one line each. */
export function SheetLinks({ copy, sheets = [], leaflet }: SheetLinksProps) {
  const links = sheets.map(({ path, title }) => ({
    href: sheetPath(path),
    label: copy.sheetLabel.replace("{title}", title),
  }))
  if (leaflet) links.push({ href: leaflet, label: copy.leafletLabel })
  return links.map(({ href, label }) => (
    <p key={href} data-slot="sheet-link" className="print:hidden">
      <Link href={href} className="inline-flex min-h-touch items-center">
        {label}
      </Link>
    </p>
  ))
}

export const sheetLinksFragments = graphql`
  fragment SheetLinksCopy on SheetCopy {
    sheetLabel
    leafletLabel
  }

  fragment SheetLink on Sheet {
    path
    title
  }
`
