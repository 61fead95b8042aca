import * as RadixForm from "@radix-ui/react-form"
import type { ComponentProps } from "react"
import { controlStyles } from "./control-styles"
import { useField } from "./field"

type InputProps = Omit<ComponentProps<"input">, "type" | "id" | "name" | "required">

interface TextInputProps extends InputProps {
  type?: "text" | "password" | "email" | "tel"
  "data-slot"?: string
}

export function TextInput({ type = "text", className, ...props }: TextInputProps) {
  const controlProps = useField()
  return (
    <RadixForm.Control
      data-slot="text-input"
      type={type}
      className={controlStyles({ className: ["min-h-touch", className] })}
      {...controlProps}
      {...props}
    />
  )
}

export function EmailInput(props: InputProps) {
  return (
    <TextInput
      data-slot="email-input"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

export function TelInput(props: InputProps) {
  return (
    <TextInput data-slot="tel-input" type="tel" inputMode="tel" autoComplete="tel" className="figures" {...props} />
  )
}

export function TextArea({
  className,
  rows = 5,
  ...props
}: Omit<ComponentProps<"textarea">, "id" | "name" | "required">) {
  const controlProps = useField()
  return (
    <RadixForm.Control asChild {...controlProps}>
      <textarea
        data-slot="text-area"
        rows={rows}
        className={controlStyles({ className: ["min-h-32 resize-y", className] })}
        {...props}
      />
    </RadixForm.Control>
  )
}
