import { useSite } from "../../shared/use-site"
import { telephoneLink } from "../../lib/message-links"
import { Button } from "../../components/button"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { linkStyles } from "../../components/link"
import { messages } from "./messages"

/** Replaces a page that failed to render. Its links are plain `<a>` elements, which load a new document. */
export function ErrorScreen() {
  const [telephone] = useSite().site.telephones
  const links = [
    { label: messages.home, href: "/" },
    { label: messages.siteMap, href: "/site-map" },
    ...(telephone ? [{ label: telephone.number, href: telephoneLink(telephone.number) }] : []),
  ]
  return (
    <Container className="py-24 text-center" role="alert">
      <Heading level={1}>{messages.failed}</Heading>
      <p className="mx-auto mt-4 max-w-measure text-ink-muted">{messages.failedLead}</p>
      <ul className="mt-2 flex flex-wrap justify-center gap-x-6">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className={linkStyles({ variant: "inline", className: "inline-flex min-h-touch items-center" })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        {messages.reload}
      </Button>
    </Container>
  )
}
