import { useEffect, useRef } from "react"
import { ButtonLink } from "../../components/button"
import { ContentPicture, type ContentPictureData } from "../../shared/content-picture"
import { messages } from "./messages"

interface CartEmptyProps {
  picture?: ContentPictureData
  /** True if the last line was just removed: the text takes the focus. */
  takesFocus?: boolean
}

export function CartEmpty({ picture, takesFocus = false }: CartEmptyProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])

  return (
    <div data-slot="cart-empty" className="flex flex-col items-start gap-6">
      {picture && (
        <ContentPicture
          picture={picture}
          decorative
          className="w-full max-w-xl overflow-hidden rounded-lg shadow-card"
          sizes="(min-width: 640px) 576px, 95vw"
        />
      )}
      <p ref={text} tabIndex={-1} className="text-lg">
        {messages.empty}
      </p>
      <ButtonLink href="/shop" className="w-full max-w-sm">
        {messages.visitShop}
      </ButtonLink>
    </div>
  )
}
