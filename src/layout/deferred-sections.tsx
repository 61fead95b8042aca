import type { ComponentType } from "react"
import { Button } from "../components/button"
import { deferredHydration } from "../components/deferred"
import { Link } from "../components/link"
import { mailLink } from "../lib/message-links"
import { useSite } from "../shared/use-site"
import { messages as sharedMessages } from "../shared/messages"
import { messages } from "./messages"

const deferSection = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  rootMargin?: string,
): ComponentType<Props> => deferredHydration(() => load().then((part) => part.default), LoadError, rootMargin)

export const DeferredContactSection = deferSection(() => import("../features/contact/contact-section"))
export const DeferredSubscribeForm = deferSection(() => import("./subscribe-form"))
export const DeferredCommentForm = deferSection(() => import("../features/blog/comment-form"))
// Just below a phone's first screen: a visit that only looks at the product saves 18 KB of scripts.
export const DeferredProductTabs = deferSection(() => import("../features/shop/product-tabs"), "100px")
export const DeferredRelatedProducts = deferSection(() => import("../features/shop/related-products"))
export const DeferredFeaturedProducts = deferSection(() => import("../features/shop/featured-products"))
export const DeferredProductPicker = deferSection(() => import("../features/shop/product-picker"))
export const DeferredQuestions = deferSection(() => import("../features/home/questions"))
export const DeferredGroupOrder = deferSection(() => import("../features/group-order/group-order"))

function LoadError({ retry }: { retry: () => void }) {
  const { email } = useSite().site
  return (
    <div role="alert" className="space-y-3">
      <p>
        {messages.loadError.part} <Link href={mailLink(email)}>{email}</Link>.
      </p>
      <Button variant="outline" size="sm" onClick={retry}>
        {sharedMessages.tryAgain}
      </Button>
    </div>
  )
}
