import { useSite } from "../shared/use-site"
import { ContactList } from "../features/contact/contact-list"
import { SubscribeForm } from "./subscribe-form"
import { ButtonLink } from "../components/button"
import { Heading } from "../components/heading"
import { Sheet, SheetBody, SheetContent, SheetDescription, SheetHeader, SheetTitle } from "../components/sheet"
import { useSetPanel, type PanelProps } from "./panel"
import { restoreFocus } from "./restore-focus"
import { SocialLinks } from "../features/contact/social-links"

/**
 * A sheet with information about the organisation and its contact details. Its chunk is loaded when it is first opened.
 */
export default function SidePanel({ open, trigger }: PanelProps) {
  const { site, navigation } = useSite()
  const setPanel = useSetPanel()
  const copy = navigation.sidePanel
  return (
    <Sheet open={open} onOpenChange={(next) => !next && setPanel(null)}>
      <SheetContent
        // A link may point to the current page; no navigation would then close the sheet.
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a[href^='/']")) setPanel(null)
        }}
        onCloseAutoFocus={(event) => restoreFocus(event, trigger)}
      >
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
                {navigation.footer.subscribeTitle}
              </Heading>
              <p className="text-ink-muted">{navigation.footer.subscribeLead}</p>
              <SubscribeForm thanks="Thanks For Your Message" />
            </section>
          )}
          <section className="space-y-1">
            <Heading level={3} size="sm">
              {copy.socialTitle}
            </Heading>
            <SocialLinks />
          </section>
        </SheetBody>
      </SheetContent>
    </Sheet>
  )
}
