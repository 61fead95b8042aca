import { ChevronDown } from "lucide-react"
import type { ComponentProps } from "react"
import { controlStyles } from "./control-styles"
import { Icon } from "./icon"

/** A select for sorting and filtering, outside a form. Its effect is immediate: announce it in a live region. */
export function NativeSelect({ className, ...props }: ComponentProps<"select">) {
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
