export const messages = {
  checklist: "What the form asks for",
  required: "Required",
  optional: "Optional",
  print: "Print this list",
  privacy: "How we use what you type",
  form: "Member registration form",
  loading: "Loading registration form...",
  fallback:
    "If the form does not appear, call the membership line or write to us on WhatsApp, and we fill it in together.",
  direct: "Open the form on a page of its own",
  terms: (fee: string) => `${fee}. Dates and rules, one by one`,
}
