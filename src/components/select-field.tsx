import * as RadixForm from "@radix-ui/react-form"
import type { ComponentProps } from "react"
import { useField } from "./field"
import { NativeSelect } from "./native-select"

export interface SelectOption {
  value: string
  label: string
}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "children" | "id" | "name" | "required"> {
  options: readonly SelectOption[]
  /** The empty first option, which a required field does not accept. */
  placeholder?: string
}

/** A native select; give its field `kind="choice"`. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const controlProps = useField()
  return (
    <RadixForm.Control asChild {...controlProps}>
      <NativeSelect {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </RadixForm.Control>
  )
}
