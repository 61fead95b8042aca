const choices = {
  category: [
    { value: "diaspora", label: "Ugandan in the diaspora" },
    { value: "existing-farmer", label: "Livestock farmer" },
    { value: "new-farmer", label: "New to farming" },
    { value: "youth", label: "Young person (18 to 30)" },
    { value: "women", label: "Woman or women's group" },
    { value: "organization", label: "Organisation" },
  ],
  interest: [
    { value: "membership", label: "Membership" },
    { value: "training", label: "Training" },
    { value: "investment", label: "Investment" },
    { value: "partnership", label: "Partnership" },
    { value: "market-access", label: "Market access" },
    { value: "technical-support", label: "Technical support" },
    { value: "other", label: "Something else" },
  ],
}

export const formMessages = {
  title: "Send us a message",
  write: "Write to us",
  withoutScript: "Sending this form needs JavaScript. Please call us or write an email. The numbers are on this page.",
  withoutScriptAtHome:
    "Sending this form needs JavaScript. Please call us or write an email. The numbers are at the foot of the page.",
  phone: "Phone number",
  category: "I am",
  noCategory: "Who are you?",
  interest: "I would like to know about",
  noInterest: "What is it about?",
  choices,
  investment: "Nothing on this website is an investment offer. You can lose all the money that you send.",
  message: "Your message",
  submit: "Send message",
  thanks: "Thanks For Your Message",
  thanksAtHome:
    "Thank you for your interest! Our team will contact you within 24 hours to discuss how we can support your farming journey.",
}
