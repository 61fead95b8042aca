import * as RadixForm from "@radix-ui/react-form"
import { cx } from "class-variance-authority"
import { CircleAlert } from "lucide-react"
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from "react"
import { validityMessage, type FieldKind } from "../lib/validity-message"
import { InvalidCountContext, RequiredMark } from "./form"
import { Icon } from "./icon"

interface ControlProps {
  required: boolean
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
}

const FieldContext = createContext<ControlProps | null>(null)

/** Returns the props that a control takes from its `Field`. The name and the id come through Radix. */
export function useField(): ControlProps {
  const controlProps = useContext(FieldContext)
  if (!controlProps) throw new Error("Put this form control into <Field>, which labels it.")
  return controlProps
}

export interface FieldProps extends Omit<ComponentProps<"div">, "children"> {
  name: string
  label: string
  hint?: ReactNode
  required?: boolean
  /** Selects the error messages: "Please choose" for `choice`. */
  kind?: FieldKind
  /** An error that the browser can't detect, such as an unknown coupon. */
  error?: string
  children: ReactNode
}

/**
 * A field of a `Form`: label, control, hint and error message. Set `autoComplete` on a control that asks for personal
 * data (WCAG 1.3.5).
 */
export function Field({
  name,
  label,
  hint,
  required = false,
  kind = "text",
  error,
  className,
  children,
  ...props
}: FieldProps) {
  const id = useId()
  return (
    <RadixForm.Field name={name} serverInvalid={Boolean(error)} asChild>
      <div data-slot="field" className={cx("flex flex-col gap-1.5", className)} {...props}>
        <RadixForm.Label className="self-start text-sm font-semibold text-ink-strong">
          {label} {required && <RequiredMark />}
        </RadixForm.Label>
        <RadixForm.ValidityState>
          {(validity) => {
            const problem = error ?? validityMessage(validity, { label, kind })
            const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ")
            const controlProps = {
              required,
              "aria-describedby": describedBy || undefined,
              "aria-invalid": problem ? true : undefined,
            } as const
            return (
              <FieldContext value={controlProps}>
                {children}
                {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
                <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>
              </FieldContext>
            )
          }}
        </RadixForm.ValidityState>
      </div>
    </RadixForm.Field>
  )
}

function FieldHint(props: ComponentProps<"p">) {
  return <p data-slot="field-hint" className="text-ink-muted" {...props} />
}

/**
 * Always rendered, because only changes inside an existing live region are announced. Silent after a failed submit:
 * screen readers read the focused field with its error, and `RequiredNote` announces the number of errors.
 */
function FieldProblem({ children, ...props }: ComponentProps<"p">) {
  const invalidCount = useContext(InvalidCountContext)
  return (
    <p
      data-slot="field-problem"
      aria-live={invalidCount === 0 ? "polite" : "off"}
      className="font-semibold text-danger empty:-mt-1.5"
      {...props}
    >
      {children && (
        <span className="flex gap-1.5">
          <Icon icon={CircleAlert} size="xs" className="mt-0.75" />
          {children}
        </span>
      )}
    </p>
  )
}
