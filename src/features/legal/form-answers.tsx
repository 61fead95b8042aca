import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Disclosure } from "../../components/disclosure"
import { messages } from "./messages"

/** The host of each form's endpoint; null for a form that stays in the browser. */
export type FormHosts = Readonly<Partial<Record<Queries.LegalFormName, string | null>>>

interface FormAnswersProps {
  forms: readonly Queries.FormAnswerFragment[]
  hosts: FormHosts
}

/** The questions of each form, their purpose, and the recipient of the answers. */
export function FormAnswers({ forms, hosts }: FormAnswersProps) {
  return (
    <ul data-slot="form-answers" className="grid list-[''] md:gap-6 xl:grid-cols-2">
      {forms.map(({ form, title, asks, why, stays, posted }, index) => {
        const host = hosts[form]
        return (
          <li key={form} className="break-inside-avoid rounded-lg md:bg-surface-raised md:p-5 md:shadow-card">
            <Disclosure title={title} heading={{ level: 3 }} open={index === 0}>
              <dl className="space-y-3">
                <Answer label={messages.asks}>{asks}</Answer>
                <Answer label={messages.why}>{why}</Answer>
                <Answer label={messages.where}>{host && posted ? posted.replaceAll("{host}", host) : stays}</Answer>
              </dl>
            </Disclosure>
          </li>
        )
      })}
    </ul>
  )
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink-strong">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export const formAnswerFragment = graphql`
  fragment FormAnswer on LegalForm {
    form
    title
    asks
    why
    stays
    posted
    when
  }
`
