/** The words of the form for the news list, which comes late; those round it are in words.ts. */
export const subscribeWords = {
  email: "Your email address",
  send: "Subscribe",
  failed: "Your address could not be sent. It is still in the box; please try again.",
  notSent: (address: string) => `Not sent yet: ${address}. Press WhatsApp, then press send.`,
}
