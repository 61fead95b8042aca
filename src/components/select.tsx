import * as RadixForm from "@radix-ui/react-form"
import type { ComponentProps } from "react"
import { useField } from "./field"
import { SelectBox } from "./select-box"

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends Omit<ComponentProps<"select">, "children" | "id" | "name" | "required"> {
  options: readonly SelectOption[]
  /** The empty first option, which a required field does not accept. */
  placeholder?: string
}

/** A native select; give its field `kind="choice"`. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const wiring = useField()
  return (
    <RadixForm.Control asChild {...wiring}>
      <SelectBox {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectBox>
    </RadixForm.Control>
  )
}
