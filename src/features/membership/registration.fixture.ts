/*
 * The words of the registration page. Copied from data/, so that editing the site's words changes no snapshot; the
 * types are the queries' own.
 */

export const registration: Queries.RegistrationCopyFragment = {
  intro: {
    eyebrow: "Member registration",
    title: "Have these at hand, and it takes ten minutes",
    lead: "Membership costs UGX 50,000 a year, for one person or one household.",
    button: null,
  },
  steps: [
    { id: 1, title: "Fill in the form", text: "Everything but the e-mail address is needed." },
    { id: 2, title: "We call you within 24 hours", text: "You hear which group meets nearest to your home." },
  ],
  nextTitle: "What happens next",
  checklistTitle: "What the form asks for",
  privacyTitle: "What happens to what you type",
  privacyOwn: ["The form is part of this website. Your answers stay in this window."],
  privacyOther: ["This form is served by {host}."],
  requiredTitle: "Required",
  requiredFields: ["Full name", "National identification number", "Occupation", "Phone number"],
  optionalTitle: "Optional",
  optionalFields: ["Email address"],
  printLabel: "Print this list",
  checklistNote: "Bring this list, filled in, to any group meeting.",
  frameTitle: "Member registration form",
  loading: "Loading registration form...",
  fallback: "If the form does not appear, call the membership line.",
  directLabel: "Open the form on a page of its own",
}
