import { useSite } from "../../hooks/use-site"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import { Link } from "../ui/link"
import { Notice } from "../ui/notice"

/** For visitors without scripts, whose cart nobody can open: the numbers that take an order. */
export function CartHelp({ text }: { text: string }) {
  const { telephones, chat } = useSite().site
  return (
    // A box of its own: what shows it without scripts would take the notice's layout.
    <div data-slot="cart-help" className="no-js-only">
      <Notice>
        <p>{text}</p>
        <ul className="mt-2">
          {telephones.map(({ label, number }) => (
            <li key={number}>
              {label}:{" "}
              <Link href={telephoneLink(number)} className="inline-flex min-h-touch items-center">
                {number}
              </Link>
            </li>
          ))}
          <li>
            <Link href={whatsAppLink(chat.number, chat.greeting)} className="inline-flex min-h-touch items-center">
              {chat.label}
            </Link>
          </li>
        </ul>
      </Notice>
    </div>
  )
}
