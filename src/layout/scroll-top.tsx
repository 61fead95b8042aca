import { cx } from "class-variance-authority"
import { ArrowUp } from "lucide-react"
import { useSyncExternalStore } from "react"
import { Button, type ButtonProps } from "../components/button"
import { Icon } from "../components/icon"
import { VisuallyHidden } from "../components/visually-hidden"
import { useReducedMotion } from "../components/use-media-query"
import { messages } from "../components/messages"

/** Scroll distance after which the button appears, in CSS pixels: less than one screen of a phone. */
export const SHOW_AFTER_PX = 480

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}

/**
 * A button that scrolls back to the top. Position it with a wrapper; it is not rendered
 * without JavaScript. It carries `data-shown` while it is of use.
 */
export function ScrollTop({ className, ...props }: ButtonProps) {
  const shown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SHOW_AFTER_PX,
    () => false,
  )
  const reducedMotion = useReducedMotion()
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: reducedMotion ? "auto" : "smooth" })
    // The button disappears at the top, so the focus moves to the start of the content.
    document.querySelector("main")?.focus({ preventScroll: true })
  }
  return (
    <Button
      variant="inverse"
      size="icon"
      onClick={goUp}
      className={cx(
        "js-only border-line duration-calm motion-safe:transition-[opacity,transform]",
        // `invisible` also removes it from the tab order.
        shown ? "visible opacity-100" : "invisible opacity-0",
        className,
      )}
      data-shown={shown || undefined}
      {...props}
      data-slot="scroll-top"
    >
      <Icon icon={ArrowUp} />
      <VisuallyHidden>{messages.toTop}</VisuallyHidden>
    </Button>
  )
}
