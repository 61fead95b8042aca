import { graphql } from "gatsby"
import { sheetPath } from "../lib/sheet-paths"
import { Link } from "../components/link"

interface SheetLinksProps {
  copy: Queries.SheetLinksCopyFragment
  /** The sheets that belong to the page. */
  sheets: readonly Queries.SheetLinkFragment[]
}

/** The ways to what a page has to print, one line each. */
export function SheetLinks({ copy, sheets }: SheetLinksProps) {
  return sheets.map(({ path, title }) => (
    <p key={path} data-slot="sheet-link" className="print:hidden">
      <Link href={sheetPath(path)} className="inline-flex min-h-touch items-center">
        {copy.sheetLabel.replace("{title}", title)}
      </Link>
    </p>
  ))
}

export const sheetLinksFragments = graphql`
  fragment SheetLinksCopy on SheetCopy {
    sheetLabel
  }

  fragment SheetLink on Sheet {
    path
    title
  }
`
