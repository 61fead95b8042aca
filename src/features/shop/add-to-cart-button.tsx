import { cx } from "class-variance-authority"
import { useSite } from "../../shared/use-site"
import { Button, type ButtonProps } from "../../components/button"
import { VisuallyHidden } from "../../components/visually-hidden"
import { useAddToCart, type CartableProduct } from "./use-add-to-cart"

interface AddToCartButtonProps extends Omit<ButtonProps, "children" | "onClick"> {
  product: CartableProduct
}

/** Puts one of the product into the cart (decisions, "Cart and money"). It needs a script, and hides without one. */
export function AddToCartButton({ product, className, ...props }: AddToCartButtonProps) {
  const add = useAddToCart()
  const { productCopy: copy } = useSite()
  return (
    <Button
      data-slot="add-to-cart-button"
      variant="action"
      className={cx("js-only", className)}
      onClick={() => add(product, 1)}
      {...props}
    >
      <span>
        {copy.addLabel}
        <VisuallyHidden>{` (${product.title})`}</VisuallyHidden>
      </span>
    </Button>
  )
}
