import { cx } from "class-variance-authority"
import type { ReactNode } from "react"
import { Container } from "../../components/container"
import { Notice } from "../../components/notice"
import { Section } from "../../components/section"
import type { ContentPictureData } from "../../shared/content-picture"
import { Numbers } from "../contact"
import { CartEmpty } from "./cart-empty"
import type { useCart } from "./use-cart"
import { words } from "./words"

interface CartFrameProps {
  cart: Pick<ReturnType<typeof useCart>, "items" | "isRead" | "wasEmptied">
  /** The scene beside an empty cart. */
  picture: ContentPictureData
  /** What a filled cart shows, and what keeps its place until the cart has been read. */
  children: ReactNode
}

/**
 * What the pages of cart and checkout have in common. Until the saved cart has been read they stand ready for an empty
 * one and for goods, and the head's script (`inline.ts`) shows the one that is right. With goods a page is as tall as the
 * screen at least, so that they move nothing on arrival.
 */
export function CartFrame({ cart: { items, isRead, wasEmptied }, picture, children }: CartFrameProps) {
  const isEmpty = items.length === 0
  return (
    <Section
      space="tight"
      data-unread={isRead ? undefined : "room"}
      className={cx("max-sm:pt-3", !(isRead && isEmpty) && "min-h-screen")}
    >
      <Container>
        {/* For visitors without scripts, whose cart nobody can open. What shows a box without scripts takes its layout. */}
        {!isRead && (
          <div data-slot="cart-help" className="no-js-only">
            <Notice>
              <p className="mb-2">{words.withoutScripts}</p>
              <Numbers only="orders" channels={["call", "whatsapp"]} />
            </Notice>
          </div>
        )}
        {isEmpty && (
          <div data-unread={isRead ? undefined : "empty"} className="js-only">
            <CartEmpty picture={picture} takesFocus={wasEmptied} />
          </div>
        )}
        {children}
      </Container>
    </Section>
  )
}
