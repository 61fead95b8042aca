import { cx } from "class-variance-authority"
import { useAtomValue, useSetAtom } from "jotai"
import { Heart } from "lucide-react"
import { useSite } from "../../shared/use-site"
import { toggleWishlistAtom, wishlistAtom } from "./wishlist"
import { Button, type ButtonProps } from "../../components/button"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { messages } from "./messages"

interface WishlistButtonProps extends Omit<ButtonProps, "children" | "onClick"> {
  product: { readonly jsonId: number; readonly title: string }
  /** Shows a label beside the heart. */
  isLabelled?: boolean
}

/** A heart-shaped toggle button for the wishlist. data/site.json can switch it off. */
export function WishlistButton({ product, isLabelled = false, className, ...props }: WishlistButtonProps) {
  const isSaved = useAtomValue(wishlistAtom).includes(product.jsonId)
  const toggle = useSetAtom(toggleWishlistAtom)
  const { features } = useSite().site
  const label = messages.save(product.title)
  if (!features.wishlist) return null
  return (
    <Button
      data-slot="wishlist-button"
      variant="ghost"
      size={isLabelled ? "md" : "icon"}
      aria-pressed={isSaved}
      title={label}
      className={cx("js-only", className)}
      onClick={() => toggle(product.jsonId)}
      {...props}
    >
      <Icon icon={Heart} fill={isSaved ? "currentColor" : "none"} />
      {isLabelled ? (
        <span>
          {messages.saveShort}
          <VisuallyHidden>{messages.saveRest(product.title)}</VisuallyHidden>
        </span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </Button>
  )
}
