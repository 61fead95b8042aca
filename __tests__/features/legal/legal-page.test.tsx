import { render, screen } from "@testing-library/react"
import { LegalPage } from "../../../src/features/legal/legal-page"
import { endpoints, externalFacts, ownFacts, privacyPage } from "../../fixtures/legal"
import { mobileMoneyContent } from "../../fixtures/mobile-money"
import { resetSite, withSite } from "../../support/site"

afterEach(resetSite)

const page = (facts = ownFacts) => <LegalPage content={privacyPage} payment={mobileMoneyContent} facts={facts} />
const { sections } = privacyPage
const forms = sections.flatMap(({ forms }) => forms ?? []).filter(({ posted }) => posted)
const stored = sections.flatMap(({ stored }) => stored ?? [])
const isShown = (text: string) => screen.queryAllByText(text).length > 0

test.each(forms)("legal page: says where answers of the form $form are sent, with and without an endpoint", (form) => {
  const posted = (form.posted ?? "").replaceAll("{host}", `${form.form}.example.org`)
  const { rerender } = render(page())
  expect([isShown(form.stays), isShown(posted)]).toEqual([true, false])
  withSite({ forms: endpoints })
  rerender(page(externalFacts))
  expect([isShown(form.stays), isShown(posted)]).toEqual([false, true])
})

test.each(["newsletter", "wishlist", "compare", "offline"] as const)(
  "legal page: shows texts about %s only if that feature is enabled",
  (feature) => {
    const texts = [
      ...forms.filter(({ when }) => when === feature).map(({ asks }) => asks),
      ...stored.filter(({ when }) => when === feature).map(({ text }) => text),
    ]
    const { rerender } = render(page())
    expect(texts.map(isShown)).toEqual(texts.map(() => true))
    withSite({ features: { [feature]: false } })
    rerender(page())
    expect([...new Set(texts.map(isShown))]).toEqual([false])
    for (const { text } of stored.filter(({ when }) => !when)) expect(isShown(text)).toBe(true)
  },
)

test.each([
  ["ownVideos", ownFacts, externalFacts],
  ["youtube", externalFacts, ownFacts],
])("legal page: shows the text about %s only if one of the videos is of that kind", (kind, withKind, without) => {
  const text = sections.find(({ when }) => when === kind)?.paragraphs?.[0] ?? "no text"
  const { rerender } = render(page(withKind))
  expect(isShown(text)).toBe(true)
  rerender(page(without))
  expect(isShown(text)).toBe(false)
})
