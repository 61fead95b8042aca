import { Check, ShoppingBasket } from "lucide-react"
import { cx } from "class-variance-authority"
import { Button, type ButtonProps } from "../../components/button"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { useAddToCart, useIsInCart, type CartableProduct } from "./use-add-to-cart"
import { words } from "./words"

interface AddToCartButtonProps extends Omit<ButtonProps, "children" | "onClick"> {
  product: CartableProduct
  /** Shows a basket instead of the label, beside a primary button. */
  isIcon?: boolean
}

/** Adds one of the product to the cart, and shows when it is there. Hidden without JavaScript. */
export function AddToCartButton({ product, isIcon = false, className, ...props }: AddToCartButtonProps) {
  const add = useAddToCart()
  const isInCart = useIsInCart(product.jsonId)
  return (
    <Button
      data-slot="add-to-cart-button"
      variant={isInCart || isIcon ? "outline" : "primary"}
      size={isIcon ? "icon" : "md"}
      padding="tight"
      className={cx("js-only shrink-0", className)}
      onClick={() => add(product, 1)}
      {...props}
    >
      {isIcon && !isInCart && <Icon icon={ShoppingBasket} />}
      <AddToCartLabel isInCart={isInCart} name={product.title} isHidden={isIcon} />
    </Button>
  )
}

interface AddToCartLabelProps {
  isInCart: boolean
  name?: string
  /** Visually hidden beside an icon. */
  isHidden?: boolean
}

/** In the cart, the accessible name still begins with the original label. */
export function AddToCartLabel({ isInCart, name, isHidden = false }: AddToCartLabelProps) {
  const of = name ? ` (${name})` : ""
  if (!isInCart) {
    return (
      <span className={isHidden ? "sr-only" : undefined}>
        {words.addToCart}
        {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </span>
    )
  }
  return (
    <>
      <VisuallyHidden>{`${words.addToCart}${of}: `}</VisuallyHidden>
      <Icon icon={Check} size="xs" strokeWidth={3} />
      <span className={isHidden ? "sr-only" : undefined}>{words.inCart}</span>
    </>
  )
}
