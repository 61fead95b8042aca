import type { MemberFormFacts } from "../../../src/outputs/member-form/member-form-body"

export const memberForm: MemberFormFacts = {
  name: "CaFN",
  email: "hello@cafn.example",
  telephones: [
    { label: "Office", number: "+256 000 000 001" },
    { label: "Membership", number: "+256 000 000 002" },
  ],
  chatNumber: "+256 000 000 001",
  handOver: [
    { channel: "whatsapp", label: "Send on WhatsApp" },
    { channel: "sms", label: "Send by SMS" },
    { channel: "call", label: "Call us" },
  ],
  requiredFields: [
    "Full name",
    "National identification number",
    "Occupation",
    "Phone number",
    "District",
    "Parish",
    "Subcounty",
    "Village",
    "Gender",
    "How you heard about us",
  ],
  optionalFields: ["Email address"],
  telephone: "Membership",
  identity: {
    title: "Before you write your identity number",
    points: [{ question: "Why we ask", answer: "It tells two members of one name apart." }],
  },
  nextTitle: "What happens next",
  steps: [
    { title: "Fill in the form", text: "Ten minutes." },
    { title: "We call you", text: "Within 24 hours." },
  ],
}
