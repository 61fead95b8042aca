import * as RadixForm from "@radix-ui/react-form"
import { useEffect, useId, useRef, useState } from "react"
import { FieldParts, useField, type FieldProps } from "./field"
import { RequiredMark } from "./form"
import { VisuallyHidden } from "./visually-hidden"

const STARS = [1, 2, 3, 4, 5] as const
const star = "m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z"

export interface StarPickerProps extends Pick<
  FieldProps,
  "name" | "label" | "hint" | "required" | "messages" | "error"
> {
  /** 1 to 5; no rating when left out. */
  defaultValue?: number
  className?: string
}

/** An input for a rating: five radio buttons that look like stars. The arrow keys move within them. */
export function StarPicker({
  name,
  label,
  hint,
  required = false,
  messages,
  error,
  defaultValue,
  className,
}: StarPickerProps) {
  return (
    <RadixForm.Field name={name} serverInvalid={Boolean(error)} asChild>
      <div data-slot="star-picker" className={className}>
        <FieldParts hint={hint} required={required} describe={{ label, kind: "choice", messages }} error={error}>
          <StarSet label={label} defaultValue={defaultValue} />
        </FieldParts>
      </div>
    </RadixForm.Field>
  )
}

function StarSet({ label, defaultValue }: Pick<StarPickerProps, "label" | "defaultValue">) {
  // The fieldset itself is not marked invalid: Radix would take it for the first invalid control and then move no
  // focus.
  const { required, "aria-describedby": described } = useField()
  return (
    <fieldset role="radiogroup" aria-required={required || undefined} aria-describedby={described}>
      <legend className="mb-1.5 text-sm font-semibold text-ink-strong">
        {label} {required && <RequiredMark />}
      </legend>
      <Stars defaultValue={defaultValue} />
    </fieldset>
  )
}

function Stars({ defaultValue = 0 }: Pick<StarPickerProps, "defaultValue">) {
  const row = useRef<HTMLDivElement>(null)
  const [picked, setPicked] = useState(defaultValue)

  useEffect(() => {
    const form = row.current?.closest("form")
    // Read from the DOM: a star may be picked before hydration, and a form reset picks the first one again.
    const read = () => setPicked(Number(row.current?.querySelector<HTMLInputElement>("input:checked")?.value ?? 0))
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
        <StarOption
          key={value}
          value={value}
          filled={value <= picked}
          defaultChecked={value === defaultValue}
          onPick={() => setPicked(value)}
        />
      ))}
    </div>
  )
}

interface StarOptionProps {
  value: number
  filled: boolean
  defaultChecked: boolean
  onPick: () => void
}

function StarOption({ value, filled, defaultChecked, onPick }: StarOptionProps) {
  const id = useId()
  const { required } = useField()
  return (
    <span className="relative">
      <RadixForm.Control
        type="radio"
        id={id}
        value={value}
        required={required}
        defaultChecked={defaultChecked}
        // The group has the description; on the radio buttons it would be read with every star.
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
          <path d={star} />
        </svg>
        <VisuallyHidden>{value === 1 ? "1 star" : `${value} stars`}</VisuallyHidden>
      </label>
    </span>
  )
}
