import { graphql } from "gatsby"
import { Heading } from "../../components/heading"
import { StandaloneLink } from "../../components/link"
import { messages } from "./messages"

interface MobileMoneyProps {
  content: Queries.MobileMoneyContentFragment
  accounts: Queries.MobileMoneyAccountsFragment["mobileMoney"]
}

/** How to pay by mobile money; nothing without an account. */
export function MobileMoney({ content, accounts }: MobileMoneyProps) {
  if (accounts.length === 0) return null
  return (
    <section data-slot="mobile-money" className="max-w-measure space-y-4">
      <Heading level={2} size="lg" id="mobile-money">
        {content.title}
      </Heading>
      <p>{content.lead}</p>
      {accounts.map((account) => (
        <Steps key={account.network} content={content} account={account} />
      ))}
      <ul className="space-y-2 rounded-lg border-l-4 border-danger bg-danger-surface p-4 font-semibold text-ink-strong">
        {content.warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  )
}

type Account = MobileMoneyProps["accounts"][number]

function Steps({ content, account }: { content: MobileMoneyProps["content"]; account: Account }) {
  const { network, merchantCode, dial } = account
  const fill = (step: string) =>
    step.replaceAll("{dial}", dial).replaceAll("{network}", network).replaceAll("{code}", merchantCode)
  return (
    <div className="space-y-2">
      <Heading level={3} size="md">
        {network}
      </Heading>
      <p className="flex flex-wrap items-center gap-x-6">
        <StandaloneLink href={dialLink(dial)}>
          {messages.dial} <span translate="no">{dial}</span>
        </StandaloneLink>
        <span>
          {messages.merchantCode}:{" "}
          <strong translate="no" className="text-ink-strong figures">
            {merchantCode}
          </strong>
        </span>
      </p>
      <ol className="list-decimal space-y-1 pl-6">
        {content.steps.map((step) => (
          <li key={step} className="pl-1">
            {fill(step)}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Returns a link that dials a USSD code. "#" would start a fragment: "*165*3#" → "tel:*165*3%23". */
const dialLink = (code: string) => `tel:${code.replaceAll("#", "%23")}`

export const mobileMoneyFragments = graphql`
  fragment MobileMoneyContent on Payment {
    title
    lead
    steps
    warnings
  }

  fragment MobileMoneyAccounts on SiteSettings {
    mobileMoney {
      network
      merchantCode
      dial
    }
  }
`
