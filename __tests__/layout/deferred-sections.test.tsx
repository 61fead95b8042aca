/** @jest-environment node */
import { renderWhole } from "../../src/platform/start/document"
import { contactCopy } from "../fixtures/contact"
import { freshMilk, reviewCopy } from "../fixtures/product"
import { Footer } from "../../src/layout/footer"
import { DeferredCommentForm, DeferredContactSection, DeferredProductTabs } from "../../src/layout/deferred-sections"

test.each([
  ["the footer's subscribe form", <Footer key="footer" />, "subscribe-form", 1],
  ["the home page's contact form", <DeferredContactSection key="contact" copy={contactCopy} />, "contact-section", 6],
  ["a post's comment form", <DeferredCommentForm key="comment" post="Milk" />, "comment-form", 3],
  [
    "a product's review form",
    <DeferredProductTabs key="tabs" product={freshMilk} copy={reviewCopy} />,
    "product-tabs",
    3,
  ],
])("deferred sections: %s is in the server HTML, with all its fields", async (_, part, slot, fields) => {
  const html = await renderWhole(part)
  expect(html).toContain(`data-slot="${slot}"`)
  expect(html.match(/<(input|select|textarea) [^>]*required=""/g)).toHaveLength(fields)
})
