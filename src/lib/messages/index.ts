/*
 * Messages that a person reads and a program understands: orders, registrations, questions and the like, as visitors hand
 * them over by WhatsApp, SMS or e-mail. `docs/messages.md` describes the form.
 *
 *   writeMessage(message)       → the whole text, for WhatsApp and e-mail
 *   writeSms(message, room)     → the same in letters of an SMS, in at most `room` parts, shortened where it has to be
 *   fitWhatsApp, fitSms         → the text that fits, the same as data, and what had no room
 *   readMessage(text)           → every message of a text: `message`, and `rest`, the lines that could not be read
 *   makeNumber(day), isNumber, readNumber → "7K3Q-2"; `readNumber` takes what a person has typed
 *   messageForms[kind]          → the keys and the labels of a kind's fields, in their order
 *   labelled(message)           → the answers with their labels
 *
 * A message's `fields` go by the keys of its kind in `messageForms`. `number` is "" where a page without scripts wrote it.
 * Two messages are the same if their kind and their number are. What is read back equals `tidyMessage(message)` of what was
 * written whole, and `fitWhatsApp(…).message` or `fitSms(…).message` of what was shortened.
 *
 * Visitors load what writes only: their parts import from `write`, `fit` and `number`, never from here.
 */
export {
  FORM_VERSION,
  IDENTITY_ANSWERS,
  IDENTITY_REMOVED,
  messageForms,
  removeIdentities,
  SENDER,
  type Message,
  type MessageKind,
  type OrderLine,
} from "./form"
export { fitSms, fitWhatsApp, writeSms, type Fitted, type LeftOut } from "./fit"
export { isNumber, makeNumber, readNumber } from "./number"
export { readMessage, type ReadMessage } from "./read"
export { labelled, tidyMessage, writeMessage } from "./write"
