import { graphql } from "gatsby"
import { printablePath } from "../lib/printable-paths"
import { StandaloneLink } from "../components/link"

const getLabel = (title: string) => `Sheet to print: ${title}`

export function PrintableLinks({ printables }: { printables: readonly Queries.PrintableLinkFragment[] }) {
  return printables.map(({ path, title }) => (
    <p key={path} data-slot="printable-link" className="print:hidden">
      <StandaloneLink href={printablePath(path)}>{getLabel(title)}</StandaloneLink>
    </p>
  ))
}

export const printableLinkFragment = graphql`
  fragment PrintableLink on Printable {
    path
    title
  }
`
