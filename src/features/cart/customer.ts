import { atom } from "jotai"
import type { FormValues } from "../../components/form"
import { clearDraft } from "../../shared/use-draft"

/** Never contains an address, an email address or a telephone number. */
interface Customer {
  name: string
  place: string
  notes: string
}

const EMPTY_CUSTOMER: Customer = { name: "", place: "", notes: "" }

export const shortAnswersAtom = atom<Omit<Customer, "notes">>(EMPTY_CUSTOMER)

/** The billing details that an order contains. They survive the form's reset. */
export const billingAnswersAtom = atom(EMPTY_CUSTOMER)

/** The answers of the short form; the billing details fill its empty fields. */
export const customerAtom = atom((get): Customer => {
  const { name, place } = get(shortAnswersAtom)
  const billing = get(billingAnswersAtom)
  return { name: name || billing.name, place: place || billing.place, notes: billing.notes }
})

/** Clears the stored drafts of an order's forms, but neither the forms nor the message. */
export function clearOrderDrafts(): void {
  clearDraft("billing")
  clearDraft("order")
}

/** Clears the customer's data at the end of an order. */
export const clearCustomerAtom = atom(null, (_get, set) => {
  clearOrderDrafts()
  set(shortAnswersAtom, EMPTY_CUSTOMER)
  set(billingAnswersAtom, EMPTY_CUSTOMER)
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
