import { useEffect, useId, useRef, useState } from "react"
import { messages } from "../../components/messages"
import { VisuallyHidden } from "../../components/visually-hidden"

const STARS = [1, 2, 3, 4, 5] as const
const STAR_PATH = "m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z"

interface StarPickerProps {
  name: string
  label: string
}

/** An optional rating: five radio buttons that look like stars. To show a rating use `Rating`. */
export function StarPicker({ name, label }: StarPickerProps) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [rating, setRating] = useState(0)

  useEffect(() => {
    const form = fieldset.current?.form
    // Read from the DOM: a star may be picked before hydration, and a form reset changes it.
    const read = () => setRating(Number(fieldset.current?.querySelector<HTMLInputElement>("input:checked")?.value ?? 0))
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
    <fieldset ref={fieldset} data-slot="star-picker" role="radiogroup">
      <legend className="mb-1.5 text-sm font-semibold text-ink-strong">{label}</legend>
      <div className="-ml-2.5 flex w-max text-star">
        {STARS.map((value) => (
          <StarOption key={value} name={name} value={value} filled={value <= rating} onPick={() => setRating(value)} />
        ))}
      </div>
    </fieldset>
  )
}

interface StarOptionProps {
  name: string
  value: number
  filled: boolean
  onPick: () => void
}

function StarOption({ name, value, filled, onPick }: StarOptionProps) {
  const id = useId()
  return (
    <span className="relative">
      <input type="radio" id={id} name={name} value={value} onChange={onPick} className="peer sr-only" />
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
