import { useSite } from "../shared/use-site"
import { ContactList } from "../features/contact/contact-list"
import { SubscribeForm } from "./subscribe-form"
import { ButtonLink } from "../components/button"
import { Heading } from "../components/heading"
import { SheetBody, SheetDescription, SheetHeader, SheetTitle } from "../components/sheet"
import { PanelSheet, type PanelProps } from "./panel-sheet"
import { SocialLinks } from "../shared/social-links"

/**
 * A sheet with information about the organisation and its contact details. Its chunk is loaded when it is first opened.
 */
export default function SidePanel(panel: PanelProps) {
  const { site, navigation } = useSite()
  const copy = navigation.sidePanel
  return (
    <PanelSheet {...panel} side="right">
      <SheetHeader>
        <SheetTitle>{copy.title}</SheetTitle>
      </SheetHeader>
      <SheetBody className="space-y-8">
        <SheetDescription className="text-base">{site.about}</SheetDescription>
        <ButtonLink href={copy.button.href} variant="join">
          {copy.button.label}
        </ButtonLink>
        <section className="space-y-3">
          <Heading level={3} size="sm">
            {copy.contactTitle}
          </Heading>
          <ContactList address={site.address.text} email={site.email} telephones={site.telephones.slice(0, 1)} />
        </section>
        {site.features.newsletter && (
          <section className="space-y-3">
            <Heading level={3} size="sm">
              {copy.newsletterTitle}
            </Heading>
            <p className="text-ink-muted">{copy.newsletterLead}</p>
            <SubscribeForm thanks="Thanks For Your Message" endpoint={site.forms.subscribe} />
          </section>
        )}
        <section className="space-y-1">
          <Heading level={3} size="sm">
            {copy.socialTitle}
          </Heading>
          <SocialLinks />
        </section>
      </SheetBody>
    </PanelSheet>
  )
}
