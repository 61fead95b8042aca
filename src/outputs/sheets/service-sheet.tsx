import { serviceDetailPath } from "../../lib/paths"
import type { SheetContent } from "./sheet-document"
import type { Service, SheetFacts } from "./sheet-facts"
import { words } from "./words"

/** A service on one page: what it is, what members get, what they ask, and how to join. */
export function serviceSheet(service: Service, steps: SheetFacts["registration"]["steps"]): SheetContent {
  const { overview, servicesOffered, faqs } = service.content ?? {}
  return {
    title: service.title,
    lead: service.description,
    page: { title: service.title, path: serviceDetailPath(service) },
    origin: service,
    body: (
      <>
        {overview && <p className="text">{overview}</p>}
        {servicesOffered && (
          <section className="offers">
            <h2>{words.offers}</h2>
            <ul>
              {servicesOffered.map((offer) => (
                <li key={offer}>{offer}</li>
              ))}
            </ul>
          </section>
        )}
        <div className="columns">
          {faqs && (
            <section>
              <h2>{words.questions}</h2>
              <dl className="questions">
                {faqs.slice(0, MOST_QUESTIONS).map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          <section>
            <h2>{words.join}</h2>
            <ol className="numbered">
              {steps.map(({ id, title, text }) => (
                <li key={id}>
                  <strong>{title}</strong>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </>
    ),
  }
}

/** As many as find room beside the steps. */
const MOST_QUESTIONS = 3
