import { useEffect, useRef } from "react"
import type { CartCopy } from "../../shared/use-site"
import { ButtonLink } from "../../components/button"
import { ContentPicture, type ContentPictureData } from "../../shared/content-picture"

interface CartEmptyProps {
  copy: Pick<CartCopy, "emptyCart" | "shopLabel">
  /** The scene over the words, where there is room for one. */
  picture?: ContentPictureData
  /** True where the last line has just been taken out: the focus comes here. */
  takesFocus?: boolean
}

/** What an empty cart says, and the way to the shop. */
export function CartEmpty({ copy, picture, takesFocus = false }: CartEmptyProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])

  return (
    <div data-slot="cart-empty" className="flex flex-col items-center gap-6 text-center">
      {picture && (
        <ContentPicture
          picture={picture}
          decorative
          className="w-full max-w-xl overflow-hidden rounded-lg shadow-sheet"
          sizes="(min-width: 640px) 576px, 95vw"
        />
      )}
      <p ref={text} tabIndex={-1} className="text-lg">
        {copy.emptyCart}
      </p>
      <ButtonLink href="/shop" variant="outline" className="w-full max-w-sm">
        {copy.shopLabel}
      </ButtonLink>
    </div>
  )
}
