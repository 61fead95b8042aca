import type { Money } from "../money"

/** Every message begins with the name of `data/site.json`. */
export const SENDER = "CaFN"

export type MessageKind =
  "order" | "group-order" | "registration" | "question" | "product-question" | "visit" | "review" | "comment" | "news"

/** One good of an order. */
export interface OrderLine {
  quantity: number
  title: string
  /** What one of it is: "tray of 30". */
  unit?: string
  sku?: string
  /** Price of one. */
  price: Money
}

export interface Message {
  kind: MessageKind
  /** "7K3Q-2"; "" for a message that was written without scripts. */
  number: string
  /** What was answered, by the keys of its kind in `messageForms`. */
  fields: Readonly<Record<string, string>>
  /** The goods of an order; those of a group order as they were typed. */
  lines?: readonly (OrderLine | string)[]
  /** What they come to, one a currency. */
  totals?: readonly Money[]
  /** So many more goods had no room. */
  more?: number
}

export interface MessageForm {
  /** The words of its first line, after the sender's name. */
  name: string
  /** The fields in the order in which they are written, with their labels. */
  fields: Readonly<Record<string, string>>
  /** The one that may be long: where room is short, it ends early. */
  text?: string
  /** Those whose labels are written without an answer too, for the visitor to answer in the message itself. */
  asks?: readonly string[]
}

/** The registration's; the form in its frame loads it alone. */
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
      notes: "Notes",
    },
    text: "notes",
  },
  "group-order": {
    name: "group order",
    fields: { closes: "Closing day", name: "Name", group: "Group", place: "Place", telephone: "Phone number" },
    asks: ["name", "group", "place"],
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
    text: "text",
    asks: ["text"],
  },
  "product-question": {
    name: "product question",
    fields: { product: "Product", sku: "SKU", price: "Price", page: "Page", text: "Question" },
    text: "text",
    asks: ["text"],
  },
  visit: {
    name: "visit",
    fields: { day: "Day", people: "How many people", name: "Name" },
    asks: ["day", "people", "name"],
  },
  review: {
    name: "review",
    fields: { product: "Product", stars: "Stars", text: "Review", name: "Name", email: "Email" },
    text: "text",
  },
  comment: {
    name: "comment",
    fields: { post: "Post", name: "Name", email: "Email", text: "Comment" },
    text: "text",
  },
  news: { name: "news list", fields: { email: "Email" } },
}
