import { cx } from "class-variance-authority"
import type { ReactNode } from "react"
import { Container } from "../../components/container"
import { Alert } from "../../components/alert"
import { Section } from "../../components/section"
import type { ContentPictureData } from "../../shared/content-picture"
import { TelephoneList } from "../contact"
import { CartEmpty } from "./cart-empty"
import type { useCart } from "./use-cart"
import { messages } from "./messages"

interface CartFrameProps {
  cart: Pick<ReturnType<typeof useCart>, "items" | "isLoaded" | "wasEmptied">
  /** The picture beside an empty cart. */
  picture: ContentPictureData
  /** Rendered for a filled cart, and as its placeholder until the saved cart has been read. */
  children: ReactNode
}

/**
 * The frame of cart and checkout. Until the saved cart has been read it contains both views, and an attribute set by
 * `inline.ts` hides the wrong one. A filled cart is at least as high as the screen, so that nothing below moves.
 */
export function CartFrame({ cart: { items, isLoaded, wasEmptied }, picture, children }: CartFrameProps) {
  const isEmpty = items.length === 0
  return (
    <Section
      space="tight"
      data-cart-view={isLoaded ? undefined : "both"}
      className={cx("max-sm:pt-3", !(isLoaded && isEmpty) && "min-h-screen")}
    >
      <Container>
        {!isLoaded && (
          <div data-slot="cart-help" className="no-js-only">
            <Alert>
              <p className="mb-2">{messages.withoutScripts}</p>
              <TelephoneList only="orders" channels={["call", "whatsapp"]} />
            </Alert>
          </div>
        )}
        {isEmpty && (
          <div data-cart-view={isLoaded ? undefined : "empty"} className="js-only">
            <CartEmpty picture={picture} takesFocus={wasEmptied} />
          </div>
        )}
        {children}
      </Container>
    </Section>
  )
}
