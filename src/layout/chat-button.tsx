import { useSite } from "../shared/use-site"
import { words as sharedWords } from "../shared/words"
import { whatsAppLink } from "../lib/message-links"
import { SpriteIcon } from "../components/icon"
import { Link } from "../components/link"
import { messages } from "../components/messages"
import { BarLabel, barItem } from "./bar-item"
import { words } from "./words"

/** A WhatsApp conversation with the office (spec section 2): a floating button, on phones in the bottom bar. */
export function ChatButton() {
  const { chat, features } = useSite().site
  if (!features.chatButton) return null
  return (
    <Link
      href={whatsAppLink(chat.number, chat.greeting)}
      variant="plain"
      data-slot="chat-button"
      aria-label={sharedWords.chatWithUs + messages.newTab}
      className={`flex md:theme-deep md:grid md:size-[56px] md:place-items-center md:rounded-full md:border md:border-line md:shadow-lifted md:duration-quick md:motion-safe:transition-transform md:motion-safe:hover:scale-105 ${barItem}`}
    >
      <SpriteIcon name="whatsapp" size="lg" />
      <BarLabel>{words.chat}</BarLabel>
    </Link>
  )
}
