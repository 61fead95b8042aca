import { useSite } from "../shared/use-site"
import { whatsAppLink } from "../lib/message-links"
import { SpriteIcon } from "../components/icon"
import { Link } from "../components/link"

/**
 * A link that opens a WhatsApp conversation with the office, with the greeting filled in (spec section 2, "Shared
 * layout").
 */
export function ChatButton() {
  const { chat, features } = useSite().site
  if (!features.chatButton) return null
  return (
    <Link
      href={whatsAppLink(chat.number, chat.greeting)}
      variant="plain"
      data-slot="chat-button"
      aria-label={`${chat.label} (opens in a new tab)`}
      className="theme-deep grid size-14 place-items-center rounded-full border border-line shadow-lifted duration-quick motion-safe:transition-transform motion-safe:hover:scale-105"
    >
      <SpriteIcon name="whatsapp" size="lg" />
    </Link>
  )
}
