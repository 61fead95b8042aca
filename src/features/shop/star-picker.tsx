import * as RadixForm from "@radix-ui/react-form"
import { useEffect, useId, useRef, useState } from "react"
import { FieldBody, useField, type FieldProps } from "../../components/field"
import { RequiredMark } from "../../components/form"
import { messages } from "../../components/messages"
import { VisuallyHidden } from "../../components/visually-hidden"

const STARS = [1, 2, 3, 4, 5] as const
const STAR_PATH = "m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z"

type StarPickerProps = Pick<FieldProps, "name" | "label" | "required">

/**
 * An input for a rating: five radio buttons that look like stars. It is a field itself and needs no `Field`. To show a
 * rating use `Rating`.
 */
export function StarPicker({ name, label, required = false }: StarPickerProps) {
  return (
    <RadixForm.Field name={name} asChild>
      <div data-slot="star-picker">
        <FieldBody required={required} describe={{ label, kind: "choice" }}>
          <StarSet label={label} />
        </FieldBody>
      </div>
    </RadixForm.Field>
  )
}

function StarSet({ label }: { label: string }) {
  // The fieldset is not marked invalid: Radix would take it for the first invalid control and then not move the focus.
  const { required, "aria-describedby": describedBy } = useField()
  return (
    <fieldset role="radiogroup" aria-required={required || undefined} aria-describedby={describedBy}>
      <legend className="mb-1.5 text-sm font-semibold text-ink-strong">
        {label} {required && <RequiredMark />}
      </legend>
      <Stars />
    </fieldset>
  )
}

function Stars() {
  const row = useRef<HTMLDivElement>(null)
  const [rating, setRating] = useState(0)

  useEffect(() => {
    const form = row.current?.closest("form")
    // Read from the DOM: a star may be picked before hydration, and a form reset changes it.
    const read = () => setRating(Number(row.current?.querySelector<HTMLInputElement>("input:checked")?.value ?? 0))
    let frame = requestAnimationFrame(read)
    const readAfterReset = () => {
      frame = requestAnimationFrame(read)
    }
    form?.addEventListener("reset", readAfterReset)
    return () => {
      cancelAnimationFrame(frame)
      form?.removeEventListener("reset", readAfterReset)
    }
  }, [])

  return (
    <div ref={row} className="-ml-2.5 flex w-max text-star">
      {STARS.map((value) => (
        <StarOption key={value} value={value} filled={value <= rating} onPick={() => setRating(value)} />
      ))}
    </div>
  )
}

interface StarOptionProps {
  value: number
  filled: boolean
  onPick: () => void
}

function StarOption({ value, filled, onPick }: StarOptionProps) {
  const id = useId()
  const { required } = useField()
  return (
    <span className="relative">
      <RadixForm.Control
        type="radio"
        id={id}
        value={value}
        required={required}
        // On the group instead: on the radio buttons it would be read with every star.
        aria-describedby={undefined}
        onChange={onPick}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        data-filled={filled || undefined}
        className="grid size-touch place-items-center rounded-md fill-none peer-checked:fill-current peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus data-filled:fill-current"
      >
        <svg viewBox="0 0 24 24" aria-hidden strokeWidth="1.5" strokeLinejoin="round" className="size-8 stroke-current">
          <path d={STAR_PATH} />
        </svg>
        <VisuallyHidden>{messages.stars(value)}</VisuallyHidden>
      </label>
    </span>
  )
}
