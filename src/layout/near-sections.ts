import { hydrateWhenVisible } from "../shared/hydrate-when-visible"
import { LostPart } from "../shared/lost-part"
import { toast } from "../components/toast-store"

/* Sections that stand far down on a page that is heavy without them: their scripts come when they come near. */

const loss = {
  Lost: LostPart,
  onLost: () => toast.error("We could not load this part of the page. Please press again."),
}

export const NearContactSection = hydrateWhenVisible(
  "contact-section",
  () => import("../features/contact/contact-section").then(({ ContactSection }) => ContactSection),
  loss,
)

export const NearProductTabs = hydrateWhenVisible(
  "product-tabs",
  () => import("../features/shop/product-tabs").then(({ ProductTabs }) => ProductTabs),
  loss,
)

export const NearRelatedProducts = hydrateWhenVisible(
  "related-products",
  () => import("../features/shop/related-products").then(({ RelatedProducts }) => RelatedProducts),
  loss,
)
