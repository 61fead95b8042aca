const choices = {
  /** Spec section 9. */
  category: [
    { value: "diaspora", label: "Ugandan in the diaspora" },
    { value: "existing-farmer", label: "Livestock farmer" },
    { value: "new-farmer", label: "New to farming" },
    { value: "youth", label: "Young person (18 to 30)" },
    { value: "women", label: "Woman or women's group" },
    { value: "organization", label: "Organisation" },
  ],
  /** Spec section 9. */
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

/** The words of the controls and messages of the contact page and of the home page's contact form. */
export const words = {
  /** What stands in place of a form that was sent. */
  sent: {
    posted: "Your message has been sent to us.",
    postedLead: "You may send it by telephone as well.",
    notYet: "Nothing has been sent yet.",
    notYetLead: "We get your message when you send it with one of these buttons.",
    answers: "What you wrote",
    again: "Write another",
    failed: "Your message could not be sent. It is still in the form; please try again.",
  },
  call: "Call",
  chat: "WhatsApp",
  sms: "SMS",
  directions: "Directions",
  messageNumber: { before: "Your number: ", after: ". Say it when you call or write about it." },
  smsCut: "The SMS has room for the beginning only. WhatsApp takes all of it.",
  vetLine: "Vet line",
  email: "Email",
  address: "Where to find us",
  save: "Save these numbers to my phone",
  print: "Print these numbers",

  openingHours: "Opening hours",
  officeHours: "The office is open",
  supportHours: "Questions are answered",
  closed: "Closed",
  openNow: (until: string) => `Open now until ${until}`,
  opensToday: (time: string) => `Closed now, opens today ${time}`,
  opensOn: (day: string, time: string) => `Closed now, opens ${day} ${time}`,

  way: "A drawing, and the way step by step",
  map: "Open the place in OpenStreetMap",

  form: {
    title: "Send us a message",
    sickAnimal: "If an animal is sick, please call instead",
    folded: "Write to us here",
    unfold: "Write to us",
    withoutScript:
      "Sending this form needs JavaScript. Please call us or write an email. The numbers are on this page.",
    withoutScriptAtHome:
      "Sending this form needs JavaScript. Please call us or write an email. The numbers are at the foot of the page.",
    name: "Your name",
    email: "Email address",
    phone: "Phone number",
    category: "I am",
    noCategory: "Who are you?",
    interest: "I would like to know about",
    noInterest: "What is it about?",
    choices,
    message: "Your message",
    submit: "Send message",
    /** Spec section 8. */
    thanks: "Thanks For Your Message",
    /** Spec section 8, of the home page's form. */
    thanksAtHome:
      "Thank you for your interest! Our team will contact you within 24 hours to discuss how we can support your farming journey.",
  },
}
