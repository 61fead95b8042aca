import { messages } from "../../shared/messages"
import type { PrintableContent } from "./printable-document"
import type { Health } from "./printable-facts"
import { Drawing } from "./printable-parts"

/** Returns the printable about sick and dead animals. */
export function createHealthPrintable(health: Health, root: string): PrintableContent {
  const { call, avoid, steps, people, dangers, take, note } = health
  return {
    title: take.printableTitle,
    lead: take.printableLead,
    page: { title: note.title, path: "/animal-health" },
    origin: { reviewedBy: health.reviewedBy, sources: null },
    body: (
      <>
        <Cards {...avoid} kind="avoid" root={root} />
        <Cards {...steps} kind="steps" root={root} />
        <div className="beside">
          <section>
            <h2>{call.title}</h2>
            <ol className="numbered">
              {call.people.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </section>
          <section className="warning">
            <h2>{people.title}</h2>
            <dl>
              {people.items.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <section>
          <p className="origin">
            {messages.source}: {[...new Set(dangers.items.map(({ source }) => source))].join("; ")}
          </p>
        </section>
      </>
    ),
  }
}

/** Unnumbered drawings, because their order doesn't matter. */
function Cards({ title, items, kind, root }: Health["avoid"] & { kind: "avoid" | "steps"; root: string }) {
  return (
    <section className={`pictures cards ${kind}`}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            {item.drawing && <Drawing file={item.drawing} root={root} />}
            <strong>{item.title}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
