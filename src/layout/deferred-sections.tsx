import { Button } from "../components/button"
import { deferredHydration } from "../components/deferred"
import { Link } from "../components/link"
import { mailLink } from "../lib/message-links"
import { useSite } from "../shared/use-site"
import { messages as sharedMessages } from "../shared/messages"
import { messages } from "./messages"

export const DeferredContactSection = deferredHydration(
  () => import("../features/contact/contact-section").then(({ ContactSection }) => ContactSection),
  LoadError,
)

export const DeferredSubscribeForm = deferredHydration(
  () => import("./subscribe-form").then(({ SubscribeForm }) => SubscribeForm),
  LoadError,
)

export const DeferredCommentForm = deferredHydration(
  () => import("../features/blog/comment-form").then(({ CommentForm }) => CommentForm),
  LoadError,
)

// Just below a phone's first screen: a visit that only looks at the product saves 18 KB of scripts.
export const DeferredProductTabs = deferredHydration(
  () => import("../features/shop/product-tabs").then(({ ProductTabs }) => ProductTabs),
  LoadError,
  "100px",
)

export const DeferredRelatedProducts = deferredHydration(
  () => import("../features/shop/related-products").then(({ RelatedProducts }) => RelatedProducts),
  LoadError,
)

export const DeferredFeaturedProducts = deferredHydration(
  () => import("../features/shop/featured-products").then(({ FeaturedProducts }) => FeaturedProducts),
  LoadError,
)

export const DeferredProductPicker = deferredHydration(
  () => import("../features/shop/product-picker").then(({ ProductPicker }) => ProductPicker),
  LoadError,
)

export const DeferredQuestions = deferredHydration(
  () => import("../features/home/questions").then(({ Questions }) => Questions),
  LoadError,
)

export const DeferredGroupOrder = deferredHydration(
  () => import("../features/group-order/group-order").then(({ GroupOrder }) => GroupOrder),
  LoadError,
)

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
