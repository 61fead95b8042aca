import { cva, type VariantProps } from "class-variance-authority"
import { LoaderCircle } from "lucide-react"
import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { Icon } from "./icon"
import { Link, type LinkProps } from "./link"
import { VisuallyHidden } from "./visually-hidden"

export const buttonStyles = cva(
  [
    "relative inline-flex max-w-full items-center justify-center rounded-md border-2",
    "text-center leading-tight font-semibold no-underline duration-quick motion-safe:transition-transform",
    "motion-safe:hover:-translate-y-0.5 motion-safe:active:translate-y-0",
    "aria-disabled:cursor-progress print:hidden",
  ],
  {
    variants: {
      /**
       * primary: the main action of a view; outline: a secondary action; ghost: a quiet tool; inverse: over a picture.
       */
      variant: {
        primary: "border-transparent bg-accent text-on-accent shadow-card hover:bg-accent-strong",
        outline: "border-line-strong text-ink-strong hover:border-ink-strong hover:bg-surface-sunken",
        ghost: "border-transparent text-accent hover:bg-surface-sunken hover:text-accent-strong",
        inverse: "border-transparent bg-surface-raised text-ink-strong shadow-lifted hover:text-accent",
      },
      size: {
        sm: "min-h-9 py-1 text-sm",
        md: "min-h-touch py-2 text-sm",
        lg: "min-h-13 py-3 text-base",
        icon: "size-touch p-0",
      },
      /** Horizontal padding: from the size, or less where space is short. */
      padding: { size: "", snug: "px-4", tight: "px-3", slim: "px-1" },
      /** In a narrow container: own: keeps its width; shrinks: its text wraps; wraps: its children wrap. */
      fit: { own: "shrink-0 gap-2", shrinks: "shrink gap-2", wraps: "shrink flex-wrap gap-x-2" },
    },
    compoundVariants: [
      { padding: "size", size: "sm", class: "px-3.5" },
      { padding: "size", size: "md", class: "px-5" },
      { padding: "size", size: "lg", class: "px-7" },
    ],
    defaultVariants: { variant: "primary", size: "md", padding: "size", fit: "own" },
  },
)

type ButtonVariants = VariantProps<typeof buttonStyles>

export interface ButtonProps extends ComponentProps<"button">, ButtonVariants {
  /** Shows a spinner, ignores further clicks and keeps the focus. Leave it out where no action takes time. */
  busy?: boolean
}

/**
 * A button for an action on this page; use `ButtonLink` to lead to another page. Use `busy` and a message, never
 * `disabled`, which the Tab key skips. With `size="icon"` its name is `VisuallyHidden` text.
 */
export function Button({ variant, size, padding, fit, busy, className, children, onClick, ...props }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      data-slot="button"
      type="button"
      className={buttonStyles({ variant, size, padding, fit, className })}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
      {...props}
    >
      {busy === undefined ? children : <Label busy={busy}>{children}</Label>}
    </button>
  )
}

export interface ButtonLinkProps extends Omit<LinkProps, "variant">, ButtonVariants {}

export function ButtonLink({ variant, size, padding, fit, className, ...props }: ButtonLinkProps) {
  return <Link variant="plain" className={buttonStyles({ variant, size, padding, fit, className })} {...props} />
}

/**
 * The label stays in the layout while busy, so that the width doesn't change, and in one element, so that a translated
 * label stays.
 */
function Label({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <>
      <span className={busy ? "inline-flex items-center gap-2 opacity-0" : "contents"}>{children}</span>
      {busy && (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Icon icon={LoaderCircle} className="motion-safe:animate-spin" />
          </span>
          <VisuallyHidden>(please wait)</VisuallyHidden>
        </>
      )}
    </>
  )
}
