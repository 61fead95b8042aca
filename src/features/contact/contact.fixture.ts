import { openingHours, openNowCopy } from "../../shared/opening-hours.fixture"
import { picture } from "../../shared/picture.fixture"
import { figure } from "../../shared/scenes.fixture"

/*
 * The words of the contact page. Copied from data/, so that editing the site's words changes no snapshot; the
 * types are the queries' own.
 */

export const officeCopy: Queries.OfficeCopyFragment = {
  reach: {
    callLabel: "Call",
    chatLabel: "WhatsApp",
    smsLabel: "SMS",
    directionsLabel: "Directions",
    title: "When, and in which language",
    languages: "A person answers, in English, Luganda, Runyankore or Acholi.",
  },
  hours: {
    ...openNowCopy,
    title: "Opening hours",
    officeTitle: "The office is open",
    supportTitle: "Questions are answered",
    answer: "We answer your message within 24 hours.",
  },
  form: {
    title: "Send us a message",
    sickAnimal: { label: "If an animal is sick, please call instead", href: "/animal-health" },
    foldedTitle: "Write to us here",
    submitLabel: "Send message",
    successMessage: "Thanks For Your Message",
  },
}

export const officeFacts: Queries.OfficeFactsFragment = {
  mapLink: "https://www.openstreetmap.org/search?query=Kabalagala",
  openingHours,
  supportHours: openingHours,
}

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

export const phoneBook: Queries.PhoneBookCopyFragment = {
  title: "Our numbers, for your phone and your wall",
  lead: "Save them once, or print them for the group.",
  vetLine: "Vet line",
  chat: "WhatsApp",
  email: "E-mail",
  address: "Where to find us",
  saveLabel: "Save these numbers to my phone",
  printLabel: "Print these numbers",
}
