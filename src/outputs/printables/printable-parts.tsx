import fs from "node:fs"
import path from "node:path"
import { Fragment, type ReactNode } from "react"
import { postPath, serviceDetailPath } from "../../lib/paths"
import type { PrintableContent } from "./printable-document"
import type { Printable, PrintableFacts, PrintablePart } from "./printable-facts"

/** Returns a printable of data/sheets; it links to its first post, else its service, else the page for sick animals. */
export function createPrintable(
  printable: Printable,
  { posts, services }: PrintableFacts,
  healthPage: PrintableContent["page"],
  root: string,
): PrintableContent {
  const { title, lead, isAboutHealth, parts } = printable
  const post = posts.find(({ jsonId }) => jsonId === printable.posts[0])
  const service = isAboutHealth ? undefined : services.find(({ jsonId }) => jsonId === printable.services[0])
  const page = post
    ? { title: post.title, path: postPath(post) }
    : service
      ? { title: service.title, path: serviceDetailPath(service) }
      : healthPage
  const body = parts.map((part) => <Part key={part.title} part={part} root={root} />)
  return { title, lead, page, origin: printable, body }
}

function Part({ part, root }: { part: PrintablePart; root: string }): ReactNode {
  return (
    <section className={part.kind}>
      <h2>{part.title}</h2>
      {"items" in part && (
        <ul>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {"columns" in part && <Table {...part} />}
      {"lines" in part && <Sum {...part} />}
      {"steps" in part && <Pictures {...part} root={root} />}
    </section>
  )
}

type PartOf<Kind> = Extract<PrintablePart, { kind: Kind }>

/** A table with empty cells or boxes; the first column has the row headers. */
function Table({ columns, blanks, rows, blankRows }: PartOf<"table">) {
  const [first, ...others] = columns
  const blank = Array.from({ length: blankRows ?? 0 }, (_, index) => index)
  const cells = others.map(({ title, boxes }) => <td key={title}>{boxes && <Boxes count={boxes} />}</td>)
  return (
    <>
      {blanks && (
        <p className="blanks">
          {blanks.map((label) => (
            <span key={label}>{`${label} `}</span>
          ))}
        </p>
      )}
      <table>
        <colgroup>
          {columns.map(({ title, share }) => (
            <col key={title} style={{ width: `${share}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map(({ label, note, cells: given }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {note && <small>{` ${note}`}</small>}
              </th>
              {given ? given.map((cell, index) => <td key={index}>{cell}</td>) : cells}
            </tr>
          ))}
          {blank.map((index) => (
            <tr key={index}>
              {first && <td />}
              {cells}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Boxes({ count }: { count: number }) {
  return (
    <span className="boxes">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="box" />
      ))}
    </span>
  )
}

/** A calculation line by line, with blanks, units and an example. */
function Sum({ lines, exampleLabel }: PartOf<"sum">) {
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.label}>
          <div>
            <strong>{line.label}</strong>{" "}
            <small>
              {exampleLabel} {line.example}
            </small>
          </div>
          <p className="terms">
            {line.terms.map(({ sign, given, unit }, index) => (
              <Fragment key={index}>
                {sign && <span className="sign">{sign}</span>}{" "}
                {given ? <span>{given}</span> : <span className="blank" />} {unit && <span>{unit}</span>}{" "}
              </Fragment>
            ))}
            <span className="sign">=</span> <span className="blank result" />
            <span>{line.unit}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Inlines a drawing of static/ in grey, for black ink; the text beside it says the same. */
export function Drawing({ file, root }: { file: string; root: string }) {
  const svg = fs.readFileSync(path.join(root, "static", file), "utf8").trim()
  const __html = svg.replace(/#[\da-f]{6}/gi, toGrey)
  return <span className="drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html }} />
}

/** Returns a grey of the same luminance. */
function toGrey(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => parseInt(colour.slice(place, place + 2), 16))
  const grey = Math.round(0.3 * red + 0.59 * green + 0.11 * blue)
    .toString(16)
    .padStart(2, "0")
  return `#${grey}${grey}${grey}`
}

function Pictures({ steps, root }: PartOf<"pictures"> & { root: string }) {
  return (
    <ol>
      {steps.map(({ drawing, title, text }) => (
        <li key={title}>
          <Drawing file={drawing} root={root} />
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
