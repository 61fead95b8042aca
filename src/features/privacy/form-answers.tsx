import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Folded } from "../../components/folded"
import { Heading } from "../../components/heading"
import { words } from "./words"

interface FormAnswersProps {
  copy: Queries.FormAnswersCopyFragment
  site: Queries.PrivacyFactsFragment
}

/**
 * What each form asks for, why, and where the answers go: of the two texts on a form, the one that is true of the
 * addresses in `data/site.json`.
 */
export function FormAnswers({ copy, site }: FormAnswersProps) {
  const { forms, registrationForm, features } = site
  const shown: [Queries.FormAnswerFragment, address: string | null][] = [
    [copy.registration, registrationForm],
    [copy.contact, forms.contact],
    [copy.order, forms.order],
    [copy.comment, forms.comment],
    [copy.review, forms.review],
    [copy.login, null],
    [copy.search, null],
  ]
  if (features.newsletter) shown.splice(3, 0, [copy.subscribe, forms.subscribe])
  return (
    <section data-slot="form-answers" className="space-y-6">
      <Heading level={2} size="xl" id="forms">
        {copy.title}
      </Heading>
      <ul className="grid list-[''] gap-6 xl:grid-cols-2">
        {shown.map(([form, address]) => (
          <li key={form.title} className="break-inside-avoid space-y-3 rounded-lg bg-surface-raised p-5 shadow-sheet">
            <Heading level={3}>{form.title}</Heading>
            <Folded variant="part" title={firstSentence(form.asks)}>
              <dl className="space-y-3">
                <Answer label={words.asks}>{form.asks}</Answer>
                <Answer label={words.why}>{form.why}</Answer>
                <Answer label={words.where}>{whereTo(form, address)}</Answer>
              </dl>
            </Folded>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Without its full stop: the label of the fold. */
const firstSentence = (text: string) => text.split(".", 1).join()

const whereTo = ({ stays, posted }: Queries.FormAnswerFragment, address: string | null) =>
  address && posted ? posted.replaceAll("{host}", new URL(address).hostname) : stays

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink-strong">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export const formAnswersFragments = graphql`
  fragment FormAnswer on PrivacyForm {
    title
    asks
    why
    stays
    posted
  }

  fragment FormAnswersCopy on PrivacyForms {
    title
    registration {
      ...FormAnswer
    }
    contact {
      ...FormAnswer
    }
    order {
      ...FormAnswer
    }
    subscribe {
      ...FormAnswer
    }
    comment {
      ...FormAnswer
    }
    review {
      ...FormAnswer
    }
    login {
      ...FormAnswer
    }
    search {
      ...FormAnswer
    }
  }

  fragment PrivacyFacts on SiteSettings {
    forms {
      contact
      subscribe
      comment
      review
      order
    }
    registrationForm
    features {
      chatButton
      newsletter
      wishlist
      compare
      offline
    }
    videos {
      provider
    }
  }
`
