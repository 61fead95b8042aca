import { cva, type VariantProps } from "class-variance-authority"
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react"
import type { ComponentProps } from "react"
import { Icon } from "./icon"

const noticeStyles = cva("flex gap-3 rounded-md border-l-4 p-4 text-ink", {
  variants: {
    variant: {
      info: "border-line-strong bg-surface-sunken",
      success: "border-success bg-success-surface",
      warning: "border-highlight bg-surface-sunken",
      danger: "border-danger bg-danger-surface",
    },
  },
})

const signs = {
  info: <Icon icon={Info} className="mt-px text-ink-muted" />,
  success: <Icon icon={CircleCheck} className="mt-px text-success" />,
  warning: <Icon icon={TriangleAlert} className="mt-px text-ink-strong" />,
  danger: <Icon icon={CircleAlert} className="mt-px text-danger" />,
}

export interface NoticeProps extends ComponentProps<"div">, VariantProps<typeof noticeStyles> {}

/** A message in the flow of the page. After an action give it `role="status"`, or `role="alert"` for a failure. */
export function Notice({ variant = "info", className, children, ...props }: NoticeProps) {
  return (
    <div data-slot="notice" className={noticeStyles({ variant, className })} {...props}>
      {signs[variant ?? "info"]}
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
