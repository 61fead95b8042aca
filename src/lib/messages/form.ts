import type { Money } from "../money"

/** The first word of every message; the name in `data/site.json`. */
export const SENDER = "CaFN"

export type MessageKind =
  "order" | "group-order" | "registration" | "question" | "product-question" | "visit" | "review" | "comment" | "news"

export interface OrderLine {
  quantity: number
  title: string
  /** The unit: "tray of 30". */
  unit?: string
  sku?: string
  price: Money
}

export interface Message {
  kind: MessageKind
  /** "7K3Q-2"; "" for a message without scripts. */
  number: string
  /** The answers, by the keys in `messageForms`. */
  fields: Readonly<Record<string, string>>
  /** The lines of an order; those of a group order as typed. */
  lines?: readonly (OrderLine | string)[]
  /** One per currency. */
  totals?: readonly Money[]
  /** The number of lines left out. */
  more?: number
}

export interface MessageForm {
  /** Follows the sender's name in the first line. */
  name: string
  /** The labels, in the order of the message. */
  fields: Readonly<Record<string, string>>
  /** The key of the long field, which is truncated where space is short. */
  text?: string
  /** Keys whose labels are written without an answer too, for the visitor to fill in. */
  asks?: readonly string[]
}

/** Separate, because the form in its iframe loads it alone. */
export const registrationForm: MessageForm = {
  name: "registration",
  // As in data/registration.json.
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
