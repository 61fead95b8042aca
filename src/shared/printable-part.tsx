import { graphql } from "gatsby"
import { Heading } from "../components/heading"
import { Points } from "./paragraphs"

/** A section of a printable on a page, without the rows to fill in by hand. */
export function PrintablePart({ part: { title, items, columns, rows } }: { part: Queries.PrintablePartFragment }) {
  const printedRows = rows?.filter(({ cells }) => cells)
  return (
    <section className="max-w-measure break-inside-avoid space-y-3">
      <Heading level={3}>{title}</Heading>
      {items && <Points texts={items} />}
      {columns && (
        <table aria-label={title} className="w-full text-left">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" className={CELL}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {printedRows?.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" className={CELL}>
                  {label}
                </th>
                {cells?.map((cell, index) => (
                  <td key={index} className={CELL}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const CELL = "border-b border-line py-2 pr-3 align-bottom"

export const printablePartFragment = graphql`
  fragment PrintablePart on PrintablePart {
    title
    items
    columns {
      title
    }
    rows {
      label
      cells
    }
  }
`
