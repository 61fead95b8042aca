import { MessageCircle, Phone } from "lucide-react"
import { useSite } from "../../shared/use-site"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"

interface ProductBuyOrderProps {
  product: Pick<Queries.ProductBuyFragment, "title" | "sku">
  copy: Pick<Queries.ProductBuyCopyFragment, "orderTitle" | "orderText" | "orderMessage">
}

/** Stands in place of the cart where no script runs: the numbers to ring, and a message that is begun. */
export function ProductBuyOrder({ product: { title, sku }, copy }: ProductBuyOrderProps) {
  const { site } = useSite()
  return (
    <section data-slot="product-buy-order" className="no-js-only rounded-lg bg-surface-sunken p-6">
      <Heading level={2} size="md">
        {copy.orderTitle}
      </Heading>
      <p className="mt-2">{copy.orderText}</p>
      <ul className="mt-2">
        {site.telephones.map(({ label, number }) => (
          <li key={number} className="flex flex-wrap items-center gap-x-3">
            <Link href={telephoneLink(number)} className="inline-flex min-h-touch items-center gap-3">
              <Icon icon={Phone} /> {number}
            </Link>
            <span className="text-sm text-ink-muted">{label}</span>
          </li>
        ))}
        <li>
          <Link
            href={whatsAppLink(site.chat.number, `${copy.orderMessage} ${title} (${sku})`)}
            className="inline-flex min-h-touch items-center gap-3"
          >
            <Icon icon={MessageCircle} /> WhatsApp
          </Link>
        </li>
      </ul>
    </section>
  )
}
