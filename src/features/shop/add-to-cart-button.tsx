import { Check } from "lucide-react"
import { cx } from "class-variance-authority"
import { Button, type ButtonProps } from "../../components/button"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { useAddToCart, type CartableProduct } from "./use-add-to-cart"
import { useIsInCart } from "./use-is-in-cart"
import { words } from "./words"

interface AddToCartButtonProps extends Omit<ButtonProps, "children" | "onClick"> {
  product: CartableProduct
}

/**
 * Puts one of the product into the cart, and shows when it is there; pressed again it says so (decisions, "Cart and
 * money"). It needs a script, and hides without one.
 */
export function AddToCartButton({ product, className, ...props }: AddToCartButtonProps) {
  const add = useAddToCart()
  const isInCart = useIsInCart(product.jsonId)
  return (
    <Button
      data-slot="add-to-cart-button"
      variant={isInCart ? "outline" : "action"}
      padding="tight"
      className={cx("js-only", className)}
      onClick={() => add(product, 1)}
      {...props}
    >
      <AddToCartLabel isInCart={isInCart} name={product.title} />
    </Button>
  )
}

/** Once the product is in the cart it says so, and its name still begins with what the button said before. */
export function AddToCartLabel({ isInCart, name }: { isInCart: boolean; name?: string }) {
  const of = name ? ` (${name})` : ""
  if (!isInCart) {
    return (
      <span>
        {words.addToCart}
        {of && <VisuallyHidden>{of}</VisuallyHidden>}
      </span>
    )
  }
  return (
    <>
      <VisuallyHidden>{`${words.addToCart}${of}: `}</VisuallyHidden>
      <Icon icon={Check} size="xs" strokeWidth={3} />
      <span>{words.inCart}</span>
    </>
  )
}
