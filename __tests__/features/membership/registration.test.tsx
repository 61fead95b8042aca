import { render, screen } from "@testing-library/react"
import { Registration } from "../../../src/features/membership/registration"
import { matchMedia } from "../../components/browser"

const copy = {
  intro: { eyebrow: null, title: "Have these at hand", lead: null, button: null },
  requiredFields: ["Full name", "Village"],
  optionalFields: ["Email address"],
  identityCard: "Bring your national identity card to your first meeting.",
  checklistNote: "Bring this list to any group meeting.",
  privacyOwn: ["Your answers stay in this window."],
  privacyOther: ["This form is served by {host}."],
  nextTitle: "What happens next",
  steps: [],
}

test.each([
  ["stand open from 768 px on", () => matchMedia("min-width: 768px"), true],
  ["are folded on a phone", () => {}, false],
])("registration: the lists of required and optional fields %s", (_where, prepare, isOpen) => {
  prepare()
  render(<Registration copy={copy} otherForm={null} />)
  const shown = (element: HTMLElement) => (isOpen ? expect(element).toBeVisible() : expect(element).not.toBeVisible())
  for (const text of ["Required", "Full name", "Village", "Optional", "Email address"]) shown(screen.getByText(text))
})
