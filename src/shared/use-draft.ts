import { useEffectEvent, useLayoutEffect, useRef, type SyntheticEvent } from "react"
import { getFormValues, type FormValues } from "../components/form"
import { readSessionText, useSessionText, writeSessionText } from "./session-text"

/** Storage keys; the form's name follows. */
const DRAFT_KEY = "draft:"
const PREPARED_KEY = "prepared:"

/** As a query string, because parsing one never throws. */
const serialize = (values: FormValues) =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString()
const parse = (text: string): FormValues => Object.fromEntries(new URLSearchParams(text))

/**
 * Saves the values of an uncontrolled form until `clearDraft` or the tab is closed, and restores them after Back and a
 * reload. Returns the form's props.
 *
 * @param name identifies the form; those of one name share their draft
 * @param onRead gets the values on each change and once after mount, because visitors can type before hydration
 */
export function useDraft(name: string, onRead?: (values: FormValues) => void) {
  const ref = useRef<HTMLFormElement>(null)
  const readOnMount = useEffectEvent((form: HTMLFormElement) => onRead?.(getFormValues(form)))
  // Before the browser paints, so that the form isn't seen empty.
  useLayoutEffect(() => {
    const form = ref.current
    if (!form) return
    restore(form, parse(readSessionText(DRAFT_KEY + name)))
    save(name, form)
    readOnMount(form)
  }, [name])
  const onChange = ({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) => {
    save(name, form)
    onRead?.(getFormValues(form))
  }
  return { ref, onChange }
}

export const clearDraft = (name: string) => writeSessionText(DRAFT_KEY + name, "")

/** Skips fields that were filled in before hydration: their values are newer than the draft. */
function restore(form: HTMLFormElement, draft: FormValues): void {
  for (const [name, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(name)
    if (control && "value" in control && isUntouched(form, name)) control.value = value
  }
}

function save(name: string, form: HTMLFormElement): void {
  const typed = Object.entries(getFormValues(form)).filter(([field]) => !isUntouched(form, field))
  writeSessionText(DRAFT_KEY + name, serialize(Object.fromEntries(typed)))
}

function isUntouched({ elements }: HTMLFormElement, name: string): boolean {
  const control = elements.namedItem(name)
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected ?? true
  return control !== null && "value" in control && control.value === ""
}

/** Returns the values of the form's last submission in this tab, and stores those of the next. */
export function usePreparedValues(name: string): [FormValues, (values: FormValues) => void] {
  const text = useSessionText(PREPARED_KEY + name)
  return [parse(text), (values) => writeSessionText(PREPARED_KEY + name, serialize(values))]
}
