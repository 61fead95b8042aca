import { atom } from "jotai"
import type { FormValues } from "../../components/form"
import { forgetDraft } from "../../shared/use-draft"
import type { Customer } from "./order-message"

const NOTHING: Customer = { name: "", place: "", notes: "" }

export const shortAnswersAtom = atom<Omit<Customer, "notes">>(NOTHING)

/** What an order takes from the billing details. It survives the form's reset. */
export const billingAnswersAtom = atom(NOTHING)

/** The billing details fill in what the short form leaves empty. */
export const customerAtom = atom((get): Customer => {
  const { name, place } = get(shortAnswersAtom)
  const billing = get(billingAnswersAtom)
  return { name: name || billing.name, place: place || billing.place, notes: billing.notes }
})

/** Forgets what this tab has stored of an order's forms. What they show, and the message, stay. */
export function forgetOrderDrafts(): void {
  forgetDraft("billing")
  forgetDraft("order")
}

/** Forgets the customer of an order that has ended. */
export const forgetCustomerAtom = atom(null, (_get, set) => {
  forgetOrderDrafts()
  set(shortAnswersAtom, NOTHING)
  set(billingAnswersAtom, NOTHING)
})

/** Returns the answers that go into an order: never a street, an email address or a telephone number. */
export function readBilling(values: FormValues, countries: readonly Queries.CountryOptionFragment[]): Customer {
  const text = (name: string) => (values[name] ?? "").trim()
  const town = text("town")
  const country = countries.find(({ value }) => value === text("country"))?.label
  return {
    name: [text("firstName"), text("lastName")].filter(Boolean).join(" "),
    // A country is preselected, so without a town it means nothing.
    place: town && [town, country].filter(Boolean).join(", "),
    notes: text("notes"),
  }
}
