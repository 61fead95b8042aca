import { graphql } from "gatsby"
import { sheetPath } from "../lib/sheet-paths"
import { Link } from "../components/link"

const getLabel = (title: string) => `Sheet to print: ${title}`

export function SheetLinks({ sheets }: { sheets: readonly Queries.SheetLinkFragment[] }) {
  return sheets.map(({ path, title }) => (
    <p key={path} data-slot="sheet-link" className="print:hidden">
      <Link href={sheetPath(path)} className="inline-flex min-h-touch items-center">
        {getLabel(title)}
      </Link>
    </p>
  ))
}

export const sheetLinkFragment = graphql`
  fragment SheetLink on Sheet {
    path
    title
  }
`
