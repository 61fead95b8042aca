import { cx } from "class-variance-authority"
import { Phone, Store, UserRoundPlus } from "lucide-react"
import { telephoneLink } from "../lib/message-links"
import { animalHealthRoute } from "../lib/paths"
import { useWorkerServes } from "../platform/offline"
import { useSite } from "../shared/use-site"
import { Icon } from "../components/icon"
import { deferred } from "../components/deferred"
import { Link } from "../components/link"
import { ScrollTop } from "./scroll-top"
import { BottomBarCart } from "./bottom-bar-cart"
import { BottomBarLabel, bottomBarItem, bottomBarShape } from "./bottom-bar-item"
import { ChatButton } from "./chat-button"
import { messages } from "./messages"

/** Loaded, and thereby cached, as soon as a service worker serves the page. */
const CachedLine = deferred<{ pathname: string; open: boolean }>(
  () => import("../features/offline/cached-line").then((part) => part.default),
  {
    LoadError: () => null,
  },
)

/**
 * The most frequent actions. On phones a bottom bar: call (the vet line on the page for sick animals), chat, shop or
 * filled cart, join. On wider screens only the button to the top, in the corner, and from 1440 px on chat. On screens
 * lower than 400 px, such as with an open keyboard, the bar is at the end of the page.
 */
export function BottomBar({ pathname }: { pathname: string }) {
  const { site, navigation } = useSite()
  const [telephone] = site.telephones
  const isServed = useWorkerServes()
  const vetLine = pathname === animalHealthRoute ? site.vetLine : null
  const number = vetLine ?? telephone?.number
  return (
    <aside
      aria-label={messages.shortcuts}
      data-slot="bottom-bar"
      className={cx(
        "width-before-scroll-bar fixed z-30 flex bg-surface-raised low:static print:hidden",
        "max-md:inset-x-0 max-md:bottom-0 max-md:h-(--bar-height) max-md:gap-[2px] max-md:border-t max-md:border-line max-md:px-[2px] max-md:py-[3px]",
        // A quarter each, also while only the first items are parsed.
        site.features.chatButton && "max-md:[&>a]:max-w-[calc(25%-1.5px)]",
        "md:right-4 md:bottom-4 md:flex-col-reverse md:items-end md:gap-3 md:bg-transparent md:low:p-4",
      )}
    >
      {number && (
        <Link
          href={telephoneLink(number)}
          variant="plain"
          className={cx("flex md:hidden", vetLine ? `bg-danger text-surface ${bottomBarShape}` : bottomBarItem)}
        >
          <Icon icon={Phone} />
          <BottomBarLabel>{vetLine ? messages.vet : messages.call}</BottomBarLabel>
        </Link>
      )}{" "}
      <ChatButton place="bar" />{" "}
      <Link
        href="/shop"
        variant="plain"
        data-slot="bottom-bar-shop"
        className={`flex md:hidden max-md:[[data-cart=filled]_&]:hidden ${bottomBarItem}`}
      >
        <Icon icon={Store} />
        <BottomBarLabel>{messages.shop}</BottomBarLabel>
      </Link>{" "}
      <BottomBarCart pathname={pathname} />{" "}
      <Link href={navigation.joinButton.href} variant="plain" className={`flex md:hidden ${bottomBarItem}`}>
        <Icon icon={UserRoundPlus} />
        <BottomBarLabel>{messages.join}</BottomBarLabel>
      </Link>{" "}
      <div className="pointer-events-none flex flex-col items-end inset-x-0 bottom-full gap-1 not-low:max-md:absolute md:contents">
        <ScrollTop className="pointer-events-auto max-md:mr-2 max-md:mb-1" />
        <CachedLine open={site.features.offline && isServed} pathname={pathname} />
      </div>
    </aside>
  )
}
