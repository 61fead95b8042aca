import { Phone } from "lucide-react"
import { ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { telephoneLink } from "../../lib/message-links"
import { smsLink } from "../../lib/sms"
import { useSite } from "../../shared/use-site"
import { words } from "./words"

const { phones } = words

/** Every number of the office, to call or to send a text message to. Both work without data, and without scripts. */
export function Phones() {
  const { name, telephones } = useSite().site
  return (
    <section data-slot="phones" className="space-y-3">
      <Heading level={2} size="xl">
        {phones.title}
      </Heading>
      <p>{phones.lead}</p>
      <ul className="grid list-[''] gap-4 lg:grid-cols-3">
        {telephones.map(({ label, number }) => (
          <li key={number} className="space-y-2 rounded-lg bg-surface-raised p-3 shadow-sheet sm:p-4">
            <p className="font-semibold text-ink-strong">{label}</p>
            <p className="flex flex-wrap gap-2">
              <ButtonLink href={telephoneLink(number)} padding="tight" className="grow">
                <Icon icon={Phone} size="xs" />
                <span>{phones.call(number)}</span>
              </ButtonLink>{" "}
              <ButtonLink
                href={smsLink(number, phones.smsText(name))}
                variant="outline"
                padding="tight"
                className="grow"
                aria-label={`${phones.sms}: ${label}`}
              >
                {phones.sms}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
