import { graphql } from "gatsby"
import { Printer } from "lucide-react"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { ComplaintsLink } from "../../shared/complaints-link"
import { AskOffice } from "../contact"
import { MobileMoney } from "./mobile-money"
import { OwnerFacts } from "./owner-facts"
import { RulePart } from "./rule-part"
import { Rules } from "./rules"
import { words } from "./words"

interface TermsProps {
  copy: Queries.TermsCopyFragment
  payment: Queries.MobileMoneyCopyFragment
  site: Queries.MobileMoneyAccountsFragment
}

/** The terms of orders, then of membership, and what is not decided yet. */
export function Terms({ copy, payment, site }: TermsProps) {
  const { ordering, delivery, animals, returns, paying, abroad, membership, leaving, open, ask } = copy
  const undecided = { key: "open", title: open.title, paragraphs: null, points: null }
  const asking = { key: "ask", title: ask.title, paragraphs: null, points: null }
  const parts = [ordering, delivery, animals, returns, paying, abroad, membership, undecided, asking]
  return (
    <Rules parts={parts}>
      <RulePart part={ordering} />
      <RulePart part={delivery} />
      <RulePart part={animals} />
      <RulePart part={returns} />
      <RulePart part={paying} />
      <MobileMoney copy={payment} accounts={site.mobileMoney} />
      <RulePart part={abroad}>
        <Link href="/about-us#abroad" className="inline-flex min-h-touch items-center">
          {words.abroad}
        </Link>
      </RulePart>
      <RulePart part={membership}>
        <RulePart part={leaving} level={3}>
          <ComplaintsLink />
        </RulePart>
        {/* Without scripts it is not shown: the browser's own menu prints too. */}
        <Button variant="outline" className="js-only" onClick={() => window.print()}>
          <Icon icon={Printer} /> {words.print}
        </Button>
      </RulePart>
      <RulePart part={undecided}>
        <OwnerFacts facts={open.facts} />
      </RulePart>
      <RulePart part={asking}>
        <AskOffice />
      </RulePart>
    </Rules>
  )
}

export const termsFragment = graphql`
  fragment TermsCopy on Terms {
    ordering {
      ...RulePartCopy
    }
    delivery {
      ...RulePartCopy
    }
    animals {
      ...RulePartCopy
    }
    returns {
      ...RulePartCopy
    }
    paying {
      ...RulePartCopy
    }
    abroad {
      ...RulePartCopy
    }
    membership {
      ...RulePartCopy
    }
    leaving {
      ...RulePartCopy
    }
    open {
      title
      facts {
        ...OwnerFactsCopy
      }
    }
    ask {
      title
    }
  }
`
