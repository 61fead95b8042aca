export const messages = {
  sent: {
    posted: "Your message has been sent to us. You can also send it by WhatsApp or SMS.",
    notYet: "Not sent yet. Press WhatsApp, then press send.",
    again: "Not sent? You can press again here until you leave this page.",
    clear: "Clear this message",
    answers: "What you wrote",
    failed: "Your message could not be sent. It is still in the form; please try again.",
  },
  call: "Call",
  chat: "WhatsApp",
  sms: "SMS",
  directions: "Directions",
  cut: {
    whatsAppLines: (shown: number, all: number) =>
      `${shown} of ${all} lines fit into the WhatsApp message. Call us about the rest.`,
    smsLines: (shown: number, all: number) => `${shown} of ${all} lines fit into the SMS. Use WhatsApp, or call us.`,
    text: (note: string) => `${note} Call us about the rest.`,
    smsText: (note: string) => `${note} WhatsApp takes all of it.`,
  },
  yourName: "Your name",
  yourEmail: "Email address",
  vetLine: "Vet line",
  email: "Email",
  address: "Where to find us",
  save: "Save these numbers to my phone",
  print: "Print these numbers",

  officeHours: "The office is open",
  supportHours: "Questions are answered",
  openNow: (until: string) => `Open now until ${until}`,
  opensToday: (time: string) => `Closed now, opens today ${time}`,
  opensOn: (day: string, time: string) => `Closed now, opens ${day} ${time}`,

  way: "A drawing, and the way step by step",
  map: "Open the place in OpenStreetMap",
}
