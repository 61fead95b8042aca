import * as RadixForm from "@radix-ui/react-form"
import { ChevronDown } from "lucide-react"
import type { ComponentProps } from "react"
import { controlStyles } from "./control-styles"
import { useField } from "./field"
import { Icon } from "./icon"

export interface SelectOption {
  value: string
  label: string
}

/** A choice with the looks of our controls, outside a form: sorting, filtering. Name it with `aria-label` or a label. */
export function SelectBox({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        data-slot="select"
        className={controlStyles({ className: ["min-h-touch appearance-none pr-11", className] })}
        {...props}
      />
      <Icon icon={ChevronDown} className="pointer-events-none absolute top-0 right-3 bottom-0 my-auto text-ink-muted" />
    </span>
  )
}

export interface SelectProps extends Omit<ComponentProps<"select">, "children" | "id" | "name" | "required"> {
  options: readonly SelectOption[]
  /** The empty choice that stands there first; a required field does not accept it. */
  placeholder?: string
}

/** One of several, in the browser's own list. Give its field `kind="choice"`. */
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
