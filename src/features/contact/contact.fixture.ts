import { picture } from "../../shared/picture.fixture"
import { figure } from "../../shared/scenes.fixture"

/*
 * The words of the contact page. Copied from data/, so that editing the site's words changes no snapshot; the
 * types are the queries' own.
 */

export const contactReach: Queries.ContactReachCopyFragment = {
  eyebrow: "Reach us",
  title: "Ring, write or drop in",
  lead: "A person answers, in English, Luganda, Runyankore or Acholi.",
  hoursTitle: "The office is open",
  supportTitle: "Questions are answered",
  button: null,
}

export const contactFormCopy: Queries.ContactFormCopyFragment = {
  eyebrow: "Write to us",
  title: "Send us a message",
  lead: "You get an answer within 24 hours.",
  submitLabel: "Send message",
  successMessage: "Thanks For Your Message",
  button: null,
}

export const findUs: Queries.FindUsCopyFragment = {
  eyebrow: "Find us",
  title: "In Kabalagala, on the road to the lake",
  lead: null,
  linkLabel: "Open the place in OpenStreetMap",
  directions: ["From the city centre take a taxi towards Ggaba and get off at Kabalagala."],
  button: null,
  image: figure,
}

export const supportHours: Queries.OfficeHoursFragment["supportHours"] = [
  { label: "Monday to Friday", opens: "08:00", closes: "18:00" },
  { label: "Saturday", opens: "09:00", closes: "14:00" },
  { label: "Sunday", opens: null, closes: null },
]

/** The form on the home page. */
export const contactCopy: Queries.ContactCopyFragment = {
  eyebrow: "Contact",
  title: "Tell us about your farm",
  lead: "Write what you keep and what you need. We answer within 24 hours.",
  openLabel: "Write to us",
  categoryPlaceholder: "Who are you?",
  interestPlaceholder: "What is it about?",
  submitLabel: "Send message",
  successMessage:
    "Thank you for your interest! Our team will contact you within 24 hours to discuss how we can support your farming journey.",
  button: null,
  image: picture(
    "A woman reads a message on her phone beside a boda-boda loaded with milk cans, near a hut by the lake at midday.",
    640,
    480,
  ),
}
