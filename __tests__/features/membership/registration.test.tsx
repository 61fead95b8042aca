import { render, screen } from "@testing-library/react"
import { Registration } from "../../../src/features/membership/registration"

const content = {
  intro: { title: "Have these at hand", lead: null, button: null },
  requiredFields: ["Full name", "Village"],
  optionalFields: ["Email address"],
  identityCard: "Bring your national identity card to your first meeting.",
  checklistNote: "Bring this list to any group meeting.",
  privacyOwn: ["Your answers stay in this window."],
  privacyOther: ["This form is served by {host}."],
  nextTitle: "What happens next",
  steps: [],
}

test("registration: the page has the lists of required and optional fields", () => {
  render(<Registration content={content} externalForm={null} />)
  for (const text of ["Required", "Full name", "Village", "Optional", "Email address"])
    expect(screen.getByText(text)).toBeVisible()
})
