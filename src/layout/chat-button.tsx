import { useSite } from "../shared/use-site"
import { messages as sharedMessages } from "../shared/messages"
import { whatsAppLink } from "../lib/message-links"
import { SpriteIcon } from "../components/icon"
import { Link } from "../components/link"
import { messages as componentMessages } from "../components/messages"
import { BottomBarLabel, bottomBarItem } from "./bottom-bar-item"
import { messages } from "./messages"

const placeStyles = {
  bar: `flex md:theme-deep md:max-[90rem]:hidden md:grid md:size-[56px] md:place-items-center md:rounded-full md:border md:border-line md:shadow-lifted md:duration-quick md:motion-safe:transition-transform md:motion-safe:hover:scale-105 ${bottomBarItem}`,
  header: "hidden size-touch place-items-center rounded-md text-ink-strong hover:text-accent md:max-[90rem]:grid",
}

interface ChatButtonProps {
  /** bar: in the bottom bar of phones, and floating beside wide pages; header: between these widths. */
  place: keyof typeof placeStyles
}

/** A link to chat with the office on WhatsApp, visible on every page (spec section 2). */
export function ChatButton({ place }: ChatButtonProps) {
  const { chat, features } = useSite().site
  if (!features.chatButton) return null
  return (
    <Link
      href={whatsAppLink(chat.number, chat.greeting)}
      variant="plain"
      data-slot="chat-button"
      aria-label={sharedMessages.chatWithUs + componentMessages.newTab}
      className={placeStyles[place]}
    >
      <SpriteIcon name="whatsapp" size={place === "bar" ? "lg" : "sm"} />
      {place === "bar" && <BottomBarLabel>{messages.chat}</BottomBarLabel>}
    </Link>
  )
}
