import { render, screen } from "@testing-library/react"
import { LegalPage } from "../../../src/features/legal/legal-page"
import { ownSite, postingSite, privacyPage } from "../../fixtures/legal"
import { mobileMoneyContent } from "../../fixtures/mobile-money"

const page = (site = ownSite) => <LegalPage content={privacyPage} payment={mobileMoneyContent} site={site} />
const { sections } = privacyPage
const forms = sections.flatMap(({ forms }) => forms ?? []).filter(({ posted }) => posted)
const stored = sections.flatMap(({ stored }) => stored ?? [])
const found = (text: string) => screen.queryAllByText(text).length > 0

test.each(forms)("legal page: says where the answers of the form $form go, with and without an address", (form) => {
  const posted = (form.posted ?? "").replaceAll("{host}", `${form.form}.example.org`)
  const { rerender } = render(page())
  expect([found(form.stays), found(posted)]).toEqual([true, false])
  rerender(page(postingSite))
  expect([found(form.stays), found(posted)]).toEqual([false, true])
})

test.each(["newsletter", "wishlist", "compare", "offline"] as const)(
  "legal page: shows texts about %s only while that feature is switched on",
  (feature) => {
    const texts = [
      ...forms.filter(({ when }) => when === feature).map(({ asks }) => asks),
      ...stored.filter(({ when }) => when === feature).map(({ text }) => text),
    ]
    const { rerender } = render(page())
    expect(texts.map(found)).toEqual(texts.map(() => true))
    rerender(page({ ...ownSite, features: { ...ownSite.features, [feature]: false } }))
    expect([...new Set(texts.map(found))]).toEqual([false])
    for (const { text } of stored.filter(({ when }) => !when)) expect(found(text)).toBe(true)
  },
)

test.each([
  ["ownVideos", ownSite, postingSite],
  ["youtube", postingSite, ownSite],
])("legal page: shows the text about %s only if one of the videos is of that kind", (kind, having, other) => {
  const text = sections.find(({ when }) => when === kind)?.paragraphs?.[0] ?? "no text"
  const { rerender } = render(page(having))
  expect(found(text)).toBe(true)
  rerender(page(other))
  expect(found(text)).toBe(false)
})
