import { cva, type VariantProps } from "class-variance-authority"
import { CircleAlert, Info, TriangleAlert } from "lucide-react"
import type { ComponentProps } from "react"
import { Icon } from "./icon"

const alertStyles = cva("flex gap-3 rounded-md border-l-4 p-4 text-ink", {
  variants: {
    variant: {
      info: "border-line-strong bg-surface-sunken",
      warning: "border-highlight bg-surface-sunken",
      danger: "border-danger bg-danger-surface",
    },
  },
})

const icons = {
  info: <Icon icon={Info} className="mt-px text-ink-muted" />,
  warning: <Icon icon={TriangleAlert} className="mt-px text-ink-strong" />,
  danger: <Icon icon={CircleAlert} className="mt-px text-danger" />,
}

export interface AlertProps extends ComponentProps<"div">, VariantProps<typeof alertStyles> {}

/** A message in the flow of the page. After an action give it `role="status"`, or `role="alert"` for a failure. */
export function Alert({ variant = "info", className, children, ...props }: AlertProps) {
  return (
    <div data-slot="alert" className={alertStyles({ variant, className })} {...props}>
      {icons[variant ?? "info"]}
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
