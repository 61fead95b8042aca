/** @jest-environment node */
import { renderWhole } from "../../src/platform/start/document"
import { contactCopy } from "../fixtures/contact"
import { freshMilk, reviewCopy } from "../fixtures/product"
import { Footer } from "../../src/layout/footer"
import { NearCommentForm, NearContactSection, NearProductTabs } from "../../src/layout/near-sections"

test.each([
  ["the footer's subscribe form", <Footer key="footer" />, "subscribe-form", 1],
  ["the home page's contact form", <NearContactSection key="contact" copy={contactCopy} />, "contact-section", 6],
  ["a post's comment form", <NearCommentForm key="comment" post="Milk" />, "comment-form", 3],
  ["a product's review form", <NearProductTabs key="tabs" product={freshMilk} copy={reviewCopy} />, "product-tabs", 3],
])("lazily hydrated sections: %s is in the server HTML, with all its fields", async (_, part, slot, fields) => {
  const html = await renderWhole(part)
  expect(html).toContain(`data-slot="${slot}"`)
  expect(html.match(/<(input|select|textarea) [^>]*required=""/g)).toHaveLength(fields)
})
