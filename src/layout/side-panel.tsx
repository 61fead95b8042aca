import { useSite } from "../shared/use-site"
import { ContactList } from "../features/contact/contact-list"
import SubscribeForm from "./subscribe-form"
import { ButtonLink } from "../components/button"
import { Heading } from "../components/heading"
import { Drawer, DrawerBody, DrawerContent, DrawerDescription, DrawerHeader, DrawerTitle } from "../components/drawer"
import { restoreFocus, useSetPanel } from "./panel"
import { SocialLinks } from "../features/contact/social-links"
import { messages as layoutMessages } from "./messages"

/** Not in messages.ts, because most visits never load this chunk. */
const messages = { title: (site: string) => `About ${site}`, talkToUs: "Talk to us" }

/** A drawer about the organisation; its chunk is loaded when it is first opened. */
export default function SidePanel({ open }: { open: boolean }) {
  const { site, navigation } = useSite()
  const setPanel = useSetPanel()
  return (
    <Drawer open={open} onOpenChange={(next) => !next && setPanel(null)}>
      <DrawerContent
        // A link to the open page causes no navigation, which would close the drawer.
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a[href^='/']")) setPanel(null)
        }}
        onCloseAutoFocus={restoreFocus}
      >
        <DrawerHeader>
          <DrawerTitle>{messages.title(site.name)}</DrawerTitle>
        </DrawerHeader>
        <DrawerBody className="space-y-8">
          <DrawerDescription className="text-base">{site.about}</DrawerDescription>
          <ButtonLink href={navigation.joinButton.href}>{navigation.joinButton.label}</ButtonLink>
          <section className="space-y-3">
            <Heading level={3} size="sm">
              {messages.talkToUs}
            </Heading>
            <ContactList telephones="first" />
          </section>
          {site.features.newsletter && (
            <section className="space-y-3">
              <Heading level={3} size="sm">
                {layoutMessages.subscribe.title}
              </Heading>
              <p className="text-ink-muted">{navigation.footer.subscribeLead}</p>
              <SubscribeForm thanks={layoutMessages.subscribe.thanks.panel} />
            </section>
          )}
          <section className="space-y-1">
            <Heading level={3} size="sm">
              {layoutMessages.followUs}
            </Heading>
            <SocialLinks />
          </section>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  )
}
