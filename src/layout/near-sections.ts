import { hydrateWhenVisible } from "./hydrate-when-visible"
import { LostPart } from "./lost-part"
import { toast } from "../components/toast-store"
import { words } from "./words"

/* Parts that stand far down on a page, whole in its HTML: their scripts come when they come near. */

const loss = {
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
