import { useAtomValue } from "jotai"
import { RotateCw } from "lucide-react"
import { useEffect, useState } from "react"
import { Button } from "../../components/button"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { linkStyles } from "../../components/link"
import { Section } from "../../components/section"
import { AnimalHealthNote } from "../animal-health"
import { cartCountAtom } from "../cart"
import { TelephoneList } from "../contact"
import { listPages, type CachedPage } from "../../platform/offline"
import { useSite } from "../../shared/use-site"
import { messages as sharedMessages } from "../../shared/messages"
import { OfflineChoice } from "./offline-choice"
import { messages } from "./messages"

const line = linkStyles({ variant: "inline", className: "inline-flex min-h-touch items-center" })

interface OfflineProps {
  /** First aid for a sick or dead animal; it comes first. */
  health?: Queries.HealthNoteFragment
}

/**
 * The actions that work offline: call, retry, order by SMS, read cached pages. Links are plain `<a>` elements: the service
 * worker answers them with a cached page or this one.
 */
export function Offline({ health }: OfflineProps) {
  const count = useAtomValue(cartCountAtom)
  const { name, features } = useSite().site
  return (
    <Section space="tight">
      <Container className="space-y-10">
        {health && <AnimalHealthNote content={health} />}
        <section data-slot="phones" className="space-y-3">
          <Heading level={2}>{messages.phones.title}</Heading>
          <p>{messages.phones.lead}</p>
          <TelephoneList channels={["call", "sms"]} text={messages.phones.smsText(name)} />
        </section>
        <nav className="no-js-only" aria-labelledby="offline-links">
          <Heading level={2} id="offline-links">
            {messages.links.title}
          </Heading>
          <ul className="mt-2 list-['']">
            {messages.links.items.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={line}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="js-only flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button size="lg" variant="outline" onClick={() => window.location.reload()}>
            <Icon icon={RotateCw} size="xs" />
            {sharedMessages.tryAgain}
          </Button>
          <p>
            <a href="/cart" className={line}>
              {messages.cart(count)}
            </a>{" "}
            {features.offline && <span className="block text-sm text-ink-muted">{messages.cartText}</span>}
          </p>
        </div>
        {features.offline && (
          <>
            <CachedPages />
            <OfflineChoice />
          </>
        )}
      </Container>
    </Section>
  )
}

/** Lists the cached pages, newest first; an entry with two URLs is listed once. */
function CachedPages() {
  const [pages, setPages] = useState<readonly CachedPage[]>()
  useEffect(() => {
    listPages().then(setPages, () => setPages([]))
  }, [])
  return (
    <section data-slot="cached-pages" className="js-only space-y-3">
      <Heading level={2}>{messages.kept.title}</Heading>
      {pages?.length === 0 && <p className="text-ink-muted">{messages.kept.none}</p>}
      <ul className="list-['']">
        {pages
          ?.filter(({ title }, index) => pages.findIndex((page) => page.title === title) === index)
          .map(({ path, title }) => (
            <li key={path}>
              <a href={path} className={line}>
                {title}
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
