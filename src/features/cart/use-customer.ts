import { useRef, useState } from "react"
import type { Order } from "./order-message"

/** As much of the checkout's form as a first message holds: never an address, an e-mail or a telephone number. */
export type Customer = Pick<Order, "name" | "town" | "country" | "notes">

const NOBODY: Customer = { name: "", town: "", country: "", notes: "" }

/** Keeps what the checkout's form says about who orders, also after the form has been reset. */
export function useCustomer(countries: readonly Queries.CountryOptionFragment[]) {
  const form = useRef<HTMLFormElement>(null)
  const [customer, setCustomer] = useState(NOBODY)

  /** Takes over what the form says now. */
  const syncFromForm = () => setCustomer(form.current ? read(form.current, countries) : NOBODY)

  /**
   * The same for what came into the form without a word to us, before the scripts or by the browser's own filling in;
   * a form with nothing in it, as after a reset, changes nothing.
   */
  const pickUpAutofill = () => {
    const seen = form.current ? read(form.current, countries) : NOBODY
    if (seen.name || seen.town || seen.notes) setCustomer(seen)
  }

  return { customer, form, syncFromForm, pickUpAutofill }
}

function read(form: HTMLFormElement, countries: readonly Queries.CountryOptionFragment[]): Customer {
  const values = new FormData(form)
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  return {
    name: [text("firstName"), text("lastName")].filter(Boolean).join(" "),
    town: text("town"),
    country: countries.find(({ value }) => value === text("country"))?.label ?? "",
    notes: text("notes"),
  }
}
