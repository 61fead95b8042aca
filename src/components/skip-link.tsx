import { cx } from "class-variance-authority"
import type { ComponentProps, MouseEvent } from "react"

/**
 * First stop of the Tab key on every page: out of sight until it has focus, then a label on the top edge. With scripts
 * the address stays as it is: in it the target would draw the focus to itself again with each step back in the history,
 * such as the one that closes a picture.
 */
export function SkipLink({
  href = "#main",
  className,
  children = "Skip to main content",
  ...props
}: ComponentProps<"a">) {
  return (
    <a
      data-slot="skip-link"
      href={href}
      onClick={skip}
      className={cx(
        "sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50",
        "focus:rounded-md focus:bg-accent focus:px-5 focus:py-3 focus:font-semibold focus:text-on-accent focus:shadow-lifted",
        className,
      )}
      {...props}
    >
      {children}
    </a>
  )
}

function skip(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.querySelector(event.currentTarget.hash)
  if (!(target instanceof HTMLElement)) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  target.scrollIntoView()
}
