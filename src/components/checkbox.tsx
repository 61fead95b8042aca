import * as RadixForm from "@radix-ui/react-form"
import { cx } from "class-variance-authority"
import { Check } from "lucide-react"
import type { ComponentProps } from "react"
import { tickStyles } from "./control-styles"
import { FieldParts, useField, type FieldProps } from "./field"
import { RequiredMark } from "./form"
import { Icon } from "./icon"

export interface CheckboxProps extends Pick<FieldProps, "name" | "label" | "hint" | "required" | "messages" | "error"> {
  defaultChecked?: boolean
  className?: string
}

/** A statement to agree with. It is a complete field, with its label after the box. */
export function Checkbox({
  name,
  label,
  hint,
  required = false,
  messages,
  error,
  defaultChecked,
  className,
}: CheckboxProps) {
  return (
    <RadixForm.Field name={name} serverInvalid={Boolean(error)} asChild>
      <div data-slot="checkbox" className={cx("flex flex-col gap-1.5", className)}>
        <FieldParts hint={hint} required={required} describe={{ label, kind: "tick", messages }} error={error}>
          <div className="flex items-center">
            <Box defaultChecked={defaultChecked} />
            <RadixForm.Label className="flex min-h-touch grow items-center gap-1 pl-3 text-base">
              {label} {required && <RequiredMark />}
            </RadixForm.Label>
          </div>
        </FieldParts>
      </div>
    </RadixForm.Field>
  )
}

function Box(props: ComponentProps<"input">) {
  const wiring = useField()
  return (
    <span className="relative grid shrink-0">
      <RadixForm.Control
        type="checkbox"
        className={tickStyles({ shape: "box", className: "peer" })}
        {...wiring}
        {...props}
      />
      <Icon
        icon={Check}
        size="xs"
        strokeWidth={4}
        className="pointer-events-none invisible absolute top-1 left-1 text-on-accent peer-checked:visible"
      />
    </span>
  )
}
