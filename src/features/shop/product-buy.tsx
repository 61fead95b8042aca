import { graphql } from "gatsby"
import { AnnouncementList } from "../announcements"
import { useSite } from "../../shared/use-site"
import { productPath } from "../../lib/paths"
import { shareLinks } from "../../lib/share-links"
import { perUnit } from "../../lib/unit"
import { ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"
import { SpriteIcon } from "../../components/icon"
import { BuyForm } from "./buy-form"
import { CompareButton } from "./compare-button"
import { Passport } from "./passport"
import { isPickupOnly } from "./product-actions"
import { ProductEnquiry } from "./product-enquiry"
import { Fact, ProductPrice, ProductRating } from "./product-parts"
import { WishlistButton } from "./wishlist-button"
import { messages } from "./messages"
import { detailMessages } from "./detail-messages"

interface ProductBuyProps {
  announcements: readonly Queries.AnnouncementFragment[]
  product: Queries.ProductBuyFragment
  content: Queries.ProductBuyContentFragment
}

/** Name, price and one primary action: to add the product to the cart or, for a living animal, to ask about it. */
export function ProductBuy({ product, content, announcements }: ProductBuyProps) {
  const { site } = useSite()
  const { title, tags, sku, category, price, unit, farmer } = product
  const isPickup = isPickupOnly(product)
  const delivery = {
    delivered: `${content.delivery}.`,
    collected: content.livingDelivery,
    chilled: content.chilledDelivery,
  }[product.delivery]
  const url = `${site.siteUrl}${productPath(product)}`
  const buyForm = <BuyForm product={product} />
  const [whatsApp] = shareLinks({ title, url })
  return (
    <div
      data-slot="product-buy"
      className="min-w-0 space-y-4 px-4 py-3 border-dashed border-line min-[600px]:border-l-2 sm:space-y-5 sm:p-6 lg:p-8"
    >
      <div className="space-y-2 sm:space-y-3">
        <Heading level={1} size="long" translate="no">
          {title}
        </Heading>
        <ProductPrice product={product} size="lg" />
      </div>
      {/* Urgent announcements for the farmer's district, such as a ban on moving animals. */}
      <AnnouncementList
        announcements={announcements.filter(
          ({ isUrgent, districts }) => isUrgent && farmer && districts.includes(farmer.district),
        )}
      />
      {/* Without JavaScript, there is no cart: the visitor orders with the WhatsApp, SMS and call links below. */}
      <div className="no-js-only print:hidden">
        <Heading level={2} size="md">
          {detailMessages.orderWithoutJs.title}
        </Heading>
        <p className="mt-2">{detailMessages.orderWithoutJs.text}</p>
      </div>
      {!isPickup && buyForm}
      <ProductEnquiry
        questions={isPickup ? content.animalQuestions : content.questions}
        isPrimary={isPickup}
        about={{ product: title, sku, price: `${price.text} ${perUnit(unit)}`, page: url }}
      />
      <Passport product={product} />
      {isPickup && buyForm}
      <p className="hidden text-sm print:block">{`${site.name}, ${site.chat.number}, ${url}`}</p>
      <div className="space-y-1 print:hidden">
        <p className="font-semibold text-ink-strong">{`${content.stock}. ${delivery}`}</p>
        <ProductRating product={product} />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <WishlistButton product={product} variant="outline" isLabelled />{" "}
        <CompareButton product={product} stock={content.stock} />{" "}
        {whatsApp && (
          <ButtonLink href={whatsApp.href} variant="outline">
            <SpriteIcon name="whatsapp" size="sm" /> {detailMessages.more.share}
          </ButtonLink>
        )}
      </div>
      <dl className="print:hidden">
        <Fact label={detailMessages.facts.tags} layout="line">
          {tags.join(", ")}
        </Fact>
        <Fact label={detailMessages.facts.sku} layout="line">
          <span translate="no">{sku}</span>
        </Fact>
        <Fact label={messages.category} layout="line">
          {messages.categories[category]}
        </Fact>
      </dl>
    </div>
  )
}

export const productBuyFragments = graphql`
  fragment ProductBuy on Product {
    ...ProductCard
    ...Passport
    sku
  }

  fragment ProductBuyContent on Shop {
    stock
    delivery
    livingDelivery
    chilledDelivery
    animalQuestions
    questions
  }
`
