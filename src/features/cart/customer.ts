import { atom } from "jotai"
import type { FormValues } from "../../components/form"
import type { Customer } from "./order-message"

export const shortAnswersAtom = atom({ name: "", place: "" })

/** What an order takes from the billing details. It survives the form's reset. */
export const billingAnswersAtom = atom<Customer>({ name: "", place: "", notes: "" })

/** The billing details fill in what the short form leaves empty. */
export const customerAtom = atom((get): Customer => {
  const { name, place } = get(shortAnswersAtom)
  const billing = get(billingAnswersAtom)
  return { name: name || billing.name, place: place || billing.place, notes: billing.notes }
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
