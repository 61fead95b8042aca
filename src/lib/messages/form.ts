import type { Money } from "../money"

/** The form that is written. `docs/messages.md` describes it. */
export const FORM_VERSION = 1

/** Every message begins with the name of `data/site.json`. */
export const SENDER = "CaFN"

export type MessageKind =
  "order" | "registration" | "question" | "product-question" | "visit" | "review" | "comment" | "news"

/** One good of an order. */
export interface OrderLine {
  /** Whole number, at least 1. */
  quantity: number
  title: string
  /** What one of it is: "tray of 30". */
  unit?: string
  sku?: string
  /** Price of one; a shortened message has none. */
  price?: Money
}

export interface Message {
  kind: MessageKind
  /** "7K3Q-2"; "" for a message that was written without scripts. */
  number: string
  /** The form's version, `FORM_VERSION` for what is written today. */
  version: number
  /** What was answered, by the keys of its kind in `messageForms`; empty answers are left out. */
  fields: Readonly<Record<string, string>>
  /** The goods of an order. */
  lines?: readonly OrderLine[]
  /** What they come to, one a currency. */
  totals?: readonly Money[]
  /** So many goods had no room in a shortened message. */
  more?: number
  /** Something of what the visitor wrote or ordered had no room. */
  shortened?: boolean
}

export interface MessageForm {
  /** The words of its first line, after the sender's name. */
  name: string
  /** The fields in the order in which they are written, with their labels. */
  fields: Readonly<Record<string, string>>
  /** Those that keep their line ends. All others are one line. */
  texts?: readonly string[]
  /** Those whose labels are written without an answer too, for the visitor to answer in the message itself. */
  asks?: readonly string[]
  /** Those that an SMS never says. */
  notInSms?: readonly string[]
  /** Those that an SMS can do without, in the order in which they are left out. */
  spare?: readonly string[]
  /** In so many messages an SMS is tried to be sent before more of them are used. */
  smsParts?: number
}

/** Apart from the others: the form in its frame carries this one only. */
export const registrationForm: MessageForm = {
  name: "registration",
  // The labels are those of data/registration.json.
  fields: {
    name: "Full name",
    telephone: "Phone number",
    district: "District",
    subcounty: "Subcounty",
    parish: "Parish",
    village: "Village",
    email: "Email address",
    gender: "Gender",
    occupation: "Occupation",
    source: "How you heard about us",
  },
  spare: ["source", "occupation", "gender", "email", "subcounty", "parish", "village"],
}

/** What each kind of message says: the one definition by which it is written. */
export const messageForms: Readonly<Record<MessageKind, MessageForm>> = {
  order: {
    name: "order",
    fields: {
      shipping: "Shipping",
      pricesFrom: "Prices as of",
      name: "Name",
      place: "Place",
      telephone: "Phone number",
      notes: "Notes",
    },
    texts: ["notes"],
    notInSms: ["shipping"],
    spare: ["notes", "place"],
    smsParts: 2,
  },
  registration: registrationForm,
  question: {
    name: "question",
    fields: {
      name: "Name",
      email: "Email",
      telephone: "Phone number",
      person: "I am",
      about: "About",
      text: "Message",
    },
    texts: ["text"],
    asks: ["text"],
  },
  "product-question": {
    name: "product question",
    fields: { product: "Product", sku: "SKU", price: "Price", page: "Page", name: "Name", text: "Question" },
    texts: ["text"],
    asks: ["text"],
  },
  visit: {
    name: "visit",
    fields: {
      day: "Day",
      people: "How many people",
      name: "Name",
      telephone: "Phone number",
      text: "Message",
    },
    texts: ["text"],
    asks: ["day", "people", "name"],
  },
  review: {
    name: "review",
    fields: { product: "Product", stars: "Stars", text: "Review", name: "Name", email: "Email" },
    texts: ["text"],
  },
  comment: {
    name: "comment",
    fields: { post: "Post", name: "Name", email: "Email", text: "Comment" },
    texts: ["text"],
  },
  news: { name: "news list", fields: { email: "Email" } },
}

/** Marks that nobody sees. Those that hold emoji together are not among them. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** One line as it is written: without line ends, unseen marks and half characters, and with single plain spaces. */
export const tidyLine = (text: string): string =>
  text
    .replace(/[\uD800-\uDFFF]/gu, "\uFFFD")
    .replace(UNSEEN, "")
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()

/** The lines of a text, whatever ends them. */
export const linesOf = (text: string): string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
