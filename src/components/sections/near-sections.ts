import { nearPart } from "../../hooks/near-part"

/* Sections that stand far down on a page that is heavy without them: their scripts come when they come near. */

export const NearContactSection = nearPart("contact-section", () =>
  import("./contact-section").then(({ ContactSection }) => ContactSection),
)

export const NearProductTabs = nearPart("product-tabs", () =>
  import("./product-tabs").then(({ ProductTabs }) => ProductTabs),
)

export const NearRelatedProducts = nearPart("related-products", () =>
  import("./related-products").then(({ RelatedProducts }) => RelatedProducts),
)
