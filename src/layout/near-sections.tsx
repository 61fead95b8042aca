import { useSite } from "../shared/use-site"
import { words as sharedWords } from "../shared/words"
import { mailLink } from "../lib/message-links"
import { Button } from "../components/button"
import { Link } from "../components/link"
import { toast } from "../components/toast-store"
import { hydrateWhenVisible } from "./hydrate-when-visible"
import { words } from "./words"

/* Parts that stand far down on a page, whole in its HTML: their scripts come when they come near. */

export const loss = {
  Lost: LostPart,
  onLost: () => toast.error(words.lost.press),
}

export const NearContactSection = hydrateWhenVisible(
  () => import("../features/contact/contact-section").then(({ ContactSection }) => ContactSection),
  loss,
)

export const NearSubscribeForm = hydrateWhenVisible(
  () => import("./subscribe-form").then(({ SubscribeForm }) => SubscribeForm),
  loss,
)

export const NearCommentForm = hydrateWhenVisible(
  () => import("../features/blog/comment-form").then(({ CommentForm }) => CommentForm),
  loss,
)

// Just below the first screen of a phone: a visit that only looks at the product goes without (18 KB of scripts).
export const NearProductTabs = hydrateWhenVisible(
  () => import("../features/shop/product-tabs").then(({ ProductTabs }) => ProductTabs),
  loss,
  "100px",
)

export const NearRelatedProducts = hydrateWhenVisible(
  () => import("../features/shop/related-products").then(({ RelatedProducts }) => RelatedProducts),
  loss,
)

/** Rendered in place of a form, or of another part of the page whose scripts did not arrive. */
function LostPart({ again }: { again: () => void }) {
  const { email } = useSite().site
  return (
    <div role="alert" className="space-y-3">
      <p>
        {words.lost.part} <Link href={mailLink(email)}>{email}</Link>.
      </p>
      <Button variant="outline" size="sm" onClick={again}>
        {sharedWords.tryAgain}
      </Button>
    </div>
  )
}
