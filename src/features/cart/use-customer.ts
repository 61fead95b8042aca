import { useAtom } from "jotai"
import { useEffect, useRef } from "react"
import { customerAtom, NOBODY } from "./customer"
import type { Customer } from "./order-message"

const NO_COUNTRIES: readonly Queries.CountryOptionFragment[] = []

/** The names of the fields of the short form (`SendOrder`). */
export const SHORT_FIELDS = { name: "orderName", place: "orderPlace" } as const

/**
 * Keeps what the order's two forms say about who orders: the short one, with name and place, and the checkout's. Of what
 * is typed in both, the last counts. The customer stays after the checkout's form has been reset.
 */
export function useCustomer(countries = NO_COUNTRIES) {
  const [customer, setCustomer] = useAtom(customerAtom)
  const shortForm = useRef<HTMLFormElement>(null)
  const billingForm = useRef<HTMLFormElement>(null)
  /** What the checkout's form said when it was last read: only what has changed since is taken over. */
  const lastBilling = useRef(NOBODY)

  // What is remembered is read after the first render, when something may have been typed already: that stays.
  const { name, place } = customer
  useEffect(() => {
    fillEmpty(shortForm.current, SHORT_FIELDS.name, name)
    fillEmpty(shortForm.current, SHORT_FIELDS.place, place)
  }, [name, place])

  const readShort = (): Partial<Customer> =>
    shortForm.current
      ? { name: fieldOf(shortForm.current, SHORT_FIELDS.name), place: fieldOf(shortForm.current, SHORT_FIELDS.place) }
      : {}

  const readBilling = (): Partial<Customer> => {
    const now = billingForm.current ? billingOf(billingForm.current, countries) : lastBilling.current
    const before = lastBilling.current
    lastBilling.current = now
    const changed = {
      ...(now.name !== before.name && { name: now.name }),
      ...(now.place !== before.place && { place: now.place }),
      ...(now.notes !== before.notes && { notes: now.notes }),
    }
    // The short form shows what the order will say.
    if (changed.name !== undefined) write(shortForm.current, SHORT_FIELDS.name, changed.name)
    if (changed.place !== undefined) write(shortForm.current, SHORT_FIELDS.place, changed.place)
    return changed
  }

  /**
   * Takes over what the forms say now, also what came into them without an event: before the scripts, or by the
   * browser's own filling in.
   */
  const sync = () => {
    const changed = { ...readShort(), ...readBilling() }
    setCustomer((known) => ({ ...known, ...changed }))
  }

  /** Empties the checkout's form, and nothing else. */
  const resetBilling = () => {
    billingForm.current?.reset()
    lastBilling.current = NOBODY
  }

  return { customer, shortForm, billingForm, sync, resetBilling }
}

function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === "string" ? value.trim() : ""
}

function write(form: HTMLFormElement | null, name: string, text: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = text
}

function fillEmpty(form: HTMLFormElement | null, name: string, text: string): void {
  if (form && text && fieldOf(form, name) === "") write(form, name, text)
}

function billingOf(form: HTMLFormElement, countries: readonly Queries.CountryOptionFragment[]): Customer {
  const text = (name: string) => fieldOf(form, name)
  const town = text("town")
  const country = countries.find(({ value }) => value === text("country"))?.label ?? ""
  return {
    name: [text("firstName"), text("lastName")].filter(Boolean).join(" "),
    // The country is filled in from the start: alone it says nothing.
    place: town && [town, country].filter(Boolean).join(", "),
    notes: text("notes"),
  }
}
