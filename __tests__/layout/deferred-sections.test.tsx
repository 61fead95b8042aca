/** @jest-environment node */
import { renderWhole } from "../../src/platform/render-whole"
import { home } from "../../src/content/types/home"
import { entry } from "../fixtures/entry"
import { milk, shopContent } from "../fixtures/products"
import { Footer } from "../../src/layout/footer"
import { DeferredCommentForm, DeferredContactSection, DeferredProductTabs } from "../../src/layout/deferred-sections"

const { contact } = entry<{ contact: Queries.SectionIntroFragment }>(home)

test.each([
  ["the footer's subscribe form", <Footer key="footer" />, "subscribe-form", 1],
  ["the home page's contact form", <DeferredContactSection key="contact" content={contact} />, "contact-section", 6],
  ["a post's comment form", <DeferredCommentForm key="comment" post="Milk" />, "comment-form", 3],
  [
    "a product's review form",
    <DeferredProductTabs key="tabs" product={milk} content={shopContent} />,
    "product-tabs",
    3,
  ],
])("deferred sections: %s is in the server HTML, with all its fields", async (_, part, slot, fields) => {
  const html = await renderWhole(part)
  expect(html).toContain(`data-slot="${slot}"`)
  expect(html.match(/<(input|select|textarea) [^>]*required=""/g)).toHaveLength(fields)
})
