import { graphql } from "gatsby"
import { AskOffice } from "../contact"
import { OwnerFacts, RulePart, Rules } from "../terms"
import { BrowserStorage } from "./browser-storage"
import { FormAnswers } from "./form-answers"

interface PrivacyProps {
  copy: Queries.PrivacyCopyFragment
  site: Queries.PrivacyFactsFragment
}

/** The privacy notice: what is asked and where it goes, what the browser keeps, rights, and what is not yet known. */
export function Privacy({ copy, site }: PrivacyProps) {
  const { short, forms, refusing, whatsapp, storage, videos, figures, rights, open, ask } = copy
  const isFromYouTube = site.videos.some(({ provider }) => provider === "youtube")
  const seen = { key: "videos", title: videos.title, paragraphs: [isFromYouTube ? videos.youtube : videos.own] }
  const parts = [
    short,
    { key: "forms", title: forms.title },
    refusing,
    whatsapp,
    { key: "storage", title: storage.title },
    seen,
    figures,
    rights,
    ask,
    { key: "open", title: open.title },
  ]
  return (
    <Rules parts={parts}>
      <RulePart part={short} />
      <FormAnswers copy={forms} site={site} />
      <RulePart part={refusing} />
      <RulePart part={whatsapp} />
      <BrowserStorage copy={storage} features={site.features} />
      <RulePart part={{ ...seen, points: null }} />
      <RulePart part={figures} />
      <RulePart part={rights} />
      <RulePart part={ask}>
        <AskOffice />
      </RulePart>
      <RulePart part={{ key: "open", title: open.title, paragraphs: null, points: null }}>
        <OwnerFacts facts={open.facts} />
      </RulePart>
    </Rules>
  )
}

export const privacyFragment = graphql`
  fragment PrivacyCopy on Privacy {
    short {
      ...RulePartCopy
    }
    forms {
      ...FormAnswersCopy
    }
    refusing {
      ...RulePartCopy
    }
    whatsapp {
      ...RulePartCopy
    }
    storage {
      ...BrowserStorageCopy
    }
    videos {
      title
      own
      youtube
    }
    figures {
      ...RulePartCopy
    }
    rights {
      ...RulePartCopy
    }
    open {
      title
      facts {
        ...OwnerFactsCopy
      }
    }
    ask {
      ...RulePartCopy
    }
  }
`
