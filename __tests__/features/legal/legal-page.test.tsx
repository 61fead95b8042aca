import { render, screen, within } from "@testing-library/react"
import { LegalPage } from "../../../src/features/legal/legal-page"
import { ownSite, postingSite, privacyPage } from "../../fixtures/legal"
import { mobileMoneyCopy } from "../../fixtures/mobile-money"
import { matchMedia } from "../../components/browser"

// A phone folds the answers.
beforeEach(() => matchMedia("min-width: 768px"))

const page = (site = ownSite) => <LegalPage copy={privacyPage} payment={mobileMoneyCopy} site={site} />

const forms = privacyPage.sections.flatMap((section) => section.forms ?? []).map(({ form }) => form)

test.each(forms)("legal page: says where the answers of the form %s go, with and without an address", (form) => {
  const { rerender } = render(page())
  const answers = () => within(screen.getByRole("heading", { name: `The form ${form}` }).parentElement ?? document.body)
  expect(answers().getByText(`Your ${form} stays with you.`)).toBeVisible()
  rerender(page(postingSite))
  expect(answers().getByText(`Your ${form} goes to ${form}.example.org.`)).toBeVisible()
  expect(answers().queryByText(`Your ${form} stays with you.`)).not.toBeInTheDocument()
})

test.each([
  ["newsletter", /^The form subscribe/],
  ["wishlist", "The products that you gave a heart."],
  ["compare", "The products that you want to compare."],
  ["offline", /Pages and pictures|stay on this phone|Kept pages/],
] as const)("legal page: shows texts about %s only while that feature is switched on", (feature, text) => {
  const { rerender } = render(page())
  expect(screen.queryAllByText(text)).not.toEqual([])
  rerender(page({ ...ownSite, features: { ...ownSite.features, [feature]: false } }))
  expect(screen.queryAllByText(text)).toEqual([])
  expect(screen.getByText("The goods in your cart.")).toBeInTheDocument()
})

test("legal page: names YouTube only if it hosts a video", () => {
  const { rerender } = render(page())
  expect(screen.queryByText(/YouTube/)).not.toBeInTheDocument()
  rerender(page(postingSite))
  expect(screen.getByText(/^YouTube learns/)).toBeVisible()
  expect(screen.queryByText("They come from this website.")).not.toBeInTheDocument()
})
