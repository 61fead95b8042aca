import { Check, ShoppingBasket } from "lucide-react"
import { cx } from "class-variance-authority"
import { useSite } from "../../shared/use-site"
import { whatsAppLink } from "../../lib/message-links"
import { productPath } from "../../lib/paths"
import { Button, ButtonLink } from "../../components/button"
import { Icon, SpriteIcon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { useAddToCart, useIsInCart, type CartableProduct } from "./use-add-to-cart"
import { messages } from "./messages"

/** A living animal is collected by its buyer, who asks about it before ordering it. */
export const isPickupOnly = ({ delivery }: Pick<CartableProduct, "delivery">) => delivery === "collected"

interface ProductActionsProps {
  product: CartableProduct
  /** outline: one of several in a list. */
  variant: "primary" | "outline"
  /** Class names of the primary action. */
  className?: string
}

/** The actions of a product outside its page: to add it to the cart or, for a living animal, to ask about it. */
export function ProductActions({ product, variant, className }: ProductActionsProps) {
  const { site } = useSite()
  if (!isPickupOnly(product)) return <AddToCartButton product={product} variant={variant} className={className} />
  return (
    <>
      <ButtonLink
        href={whatsAppLink(site.chat.number, messages.question(product.title, site.siteUrl + productPath(product)))}
        variant={variant}
        padding="slim"
        fit="shrinks"
        className={className}
      >
        <SpriteIcon name="whatsapp" size="sm" />
        <span>
          {messages.ask}
          <span className="max-sm:sr-only">{messages.askOn}</span>
          <VisuallyHidden>{messages.askAbout(product.title)}</VisuallyHidden>
        </span>
      </ButtonLink>{" "}
      <AddToCartButton product={product} variant="outline" isIcon />
    </>
  )
}

interface AddToCartButtonProps extends ProductActionsProps {
  /** Shows a basket instead of the label, beside a primary button. */
  isIcon?: boolean
}

/** Adds one of the product to the cart, and shows when it is there. Hidden without JavaScript. */
function AddToCartButton({ product, variant, isIcon = false, className }: AddToCartButtonProps) {
  const add = useAddToCart()
  const isInCart = useIsInCart(product.jsonId)
  return (
    <Button
      data-slot="add-to-cart-button"
      variant={isInCart ? "outline" : variant}
      size={isIcon ? "icon" : "md"}
      padding="tight"
      className={cx("js-only", className)}
      onClick={() => add(product, 1)}
    >
      {isIcon && !isInCart && <Icon icon={ShoppingBasket} />}
      <AddToCartLabel isInCart={isInCart} name={product.title} isHidden={isIcon} />
    </Button>
  )
}

interface AddToCartLabelProps {
  isInCart: boolean
  name?: string
  /** Whether the icon beside it replaces it visually. */
  isHidden?: boolean
}

/** In the cart, the accessible name still begins with the original label. */
export function AddToCartLabel({ isInCart, name, isHidden = false }: AddToCartLabelProps) {
  const suffix = name ? ` (${name})` : ""
  if (!isInCart) {
    return (
      <span className={isHidden ? "sr-only" : undefined}>
        {messages.addToCart}
        {suffix && <VisuallyHidden>{suffix}</VisuallyHidden>}
      </span>
    )
  }
  return (
    <>
      <VisuallyHidden>{`${messages.addToCart}${suffix}: `}</VisuallyHidden>
      <Icon icon={Check} size="xs" strokeWidth={3} />
      <span className={isHidden ? "sr-only" : undefined}>{messages.inCart}</span>
    </>
  )
}
