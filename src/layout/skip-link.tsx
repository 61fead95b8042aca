import type { MouseEvent } from "react"
import { messages } from "./messages"

/**
 * The first tab stop of every page. With JavaScript it adds no fragment to the URL, because each step back in the
 * history would then focus the content again.
 */
export function SkipLink() {
  return (
    <a
      data-slot="skip-link"
      href="#content"
      onClick={skip}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-accent focus:px-5 focus:py-3 focus:font-semibold focus:text-on-accent focus:shadow-lifted"
    >
      {messages.skip}
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
