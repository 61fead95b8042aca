import * as RadixForm from "@radix-ui/react-form"
import { useId, type ReactNode } from "react"
import { tickStyles } from "./control-styles"
import { FieldParts, useField, type FieldProps } from "./field"
import { RequiredMark } from "./form"
import type { SelectOption } from "./select"

interface FrameProps extends Pick<FieldProps, "name" | "label" | "hint" | "required" | "messages" | "error"> {
  className?: string
}

export interface RadioGroupProps extends FrameProps {
  options: readonly SelectOption[]
  defaultValue?: string
}

/** One of a few options, all visible. The arrow keys move within the group. */
export function RadioGroup({ options, defaultValue, ...frame }: RadioGroupProps) {
  return (
    <RadioFrame slot="radio-group" {...frame}>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label }) => (
          <RadioOption key={value} value={value} label={label} defaultChecked={value === defaultValue} />
        ))}
      </div>
    </RadioFrame>
  )
}

/** The fieldset around a group of radio buttons, with legend, hint and message. */
export function RadioFrame({
  slot,
  name,
  label,
  hint,
  required = false,
  messages,
  error,
  className,
  children,
}: FrameProps & { slot: string; children: ReactNode }) {
  return (
    <RadixForm.Field name={name} serverInvalid={Boolean(error)} asChild>
      <div data-slot={slot} className={className}>
        <FieldParts hint={hint} required={required} describe={{ label, kind: "choice", messages }} error={error}>
          <RadioSet label={label}>{children}</RadioSet>
        </FieldParts>
      </div>
    </RadixForm.Field>
  )
}

function RadioSet({ label, children }: { label: string; children: ReactNode }) {
  // The fieldset itself is not marked invalid: Radix would take it for the first invalid control and then move no
  // focus.
  const { required, "aria-describedby": described } = useField()
  return (
    <fieldset role="radiogroup" aria-required={required || undefined} aria-describedby={described}>
      <legend className="mb-1.5 text-sm font-semibold text-ink-strong">
        {label} {required && <RequiredMark />}
      </legend>
      {children}
    </fieldset>
  )
}

function RadioOption({ value, label, defaultChecked }: { value: string; label: string; defaultChecked: boolean }) {
  const id = useId()
  const { required } = useField()
  return (
    <label className="flex min-h-touch items-center gap-2.5 text-base">
      <RadixForm.Control
        type="radio"
        id={id}
        value={value}
        required={required}
        defaultChecked={defaultChecked}
        // The group has the description; on the radio buttons it would be read with every option.
        aria-describedby={undefined}
        aria-invalid={undefined}
        className={tickStyles({ shape: "dot" })}
      />
      {label}
    </label>
  )
}
