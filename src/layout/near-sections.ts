import { hydrateWhenVisible } from "../shared/hydrate-when-visible"
import { LostPart } from "./lost-part"
import { toast } from "../components/toast-store"

/* Parts that stand far down on a page, whole in its HTML: their scripts come when they come near. */

const loss = {
  Lost: LostPart,
  onLost: () => toast.error("We could not load this part of the page. Please press again."),
}

export const NearContactSection = hydrateWhenVisible(
  "contact-section",
  () =>
    import(/* webpackChunkName: "near-contact-section" */ "../features/contact/contact-section").then(
      ({ ContactSection }) => ContactSection,
    ),
  loss,
)

export const NearSubscribeForm = hydrateWhenVisible(
  "subscribe-form",
  () =>
    import(/* webpackChunkName: "near-subscribe-form" */ "./subscribe-form").then(({ SubscribeForm }) => SubscribeForm),
  loss,
)

export const NearCommentForm = hydrateWhenVisible(
  "comment-form",
  () =>
    import(/* webpackChunkName: "near-comment-form" */ "../features/blog/comment-form").then(
      ({ CommentForm }) => CommentForm,
    ),
  loss,
)

export const NearProductTabs = hydrateWhenVisible(
  "product-tabs",
  () =>
    import(/* webpackChunkName: "near-product-tabs" */ "../features/shop/product-tabs").then(
      ({ ProductTabs }) => ProductTabs,
    ),
  loss,
)

export const NearRelatedProducts = hydrateWhenVisible(
  "related-products",
  () =>
    import(/* webpackChunkName: "near-related-products" */ "../features/shop/related-products").then(
      ({ RelatedProducts }) => RelatedProducts,
    ),
  loss,
)
