import { render, screen } from "@testing-library/react"
import { LegalPage } from "../../../src/features/legal/legal-page"
import { ownSite, postingSite, privacyPage } from "../../fixtures/legal"
import { mobileMoneyContent } from "../../fixtures/mobile-money"

const page = (site = ownSite) => <LegalPage content={privacyPage} payment={mobileMoneyContent} site={site} />
const { sections } = privacyPage
const forms = sections.flatMap(({ forms }) => forms ?? []).filter(({ posted }) => posted)
const stored = sections.flatMap(({ stored }) => stored ?? [])
const isShown = (text: string) => screen.queryAllByText(text).length > 0

test.each(forms)("legal page: says where answers of the form $form are sent, with and without an endpoint", (form) => {
  const posted = (form.posted ?? "").replaceAll("{host}", `${form.form}.example.org`)
  const { rerender } = render(page())
  expect([isShown(form.stays), isShown(posted)]).toEqual([true, false])
  rerender(page(postingSite))
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
    rerender(page({ ...ownSite, features: { ...ownSite.features, [feature]: false } }))
    expect([...new Set(texts.map(isShown))]).toEqual([false])
    for (const { text } of stored.filter(({ when }) => !when)) expect(isShown(text)).toBe(true)
  },
)

test.each([
  ["ownVideos", ownSite, postingSite],
  ["youtube", postingSite, ownSite],
])(
  "legal page: shows the text about %s only if one of the videos is of that kind",
  (kind, siteWithKind, siteWithout) => {
    const text = sections.find(({ when }) => when === kind)?.paragraphs?.[0] ?? "no text"
    const { rerender } = render(page(siteWithKind))
    expect(isShown(text)).toBe(true)
    rerender(page(siteWithout))
    expect(isShown(text)).toBe(false)
  },
)
