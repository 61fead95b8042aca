import { cx } from "class-variance-authority"
import { ArrowUp } from "lucide-react"
import { useSyncExternalStore } from "react"
import { Button } from "../components/button"
import { Icon } from "../components/icon"
import { VisuallyHidden } from "../components/visually-hidden"
import { useReducedMotion } from "../components/use-media-query"
import { messages } from "../components/messages"

/** Less than one screen of a phone. */
export const SHOW_AFTER_PX = 480

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}

/** A button that scrolls to the top, hidden without JavaScript; it has `data-shown` while it is visible. */
export function ScrollTop({ className }: { className?: string }) {
  const isVisible = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SHOW_AFTER_PX,
    () => false,
  )
  const reducedMotion = useReducedMotion()
  const scrollToTop = () => {
    window.scrollTo({ top: 0, behavior: reducedMotion ? "auto" : "smooth" })
    // The button disappears at the top, so the focus moves to the content.
    document.querySelector("main")?.focus({ preventScroll: true })
  }
  return (
    <Button
      variant="inverse"
      size="icon"
      onClick={scrollToTop}
      className={cx(
        "js-only border-line duration-calm motion-safe:transition-[opacity,transform]",
        // `invisible` also removes it from the tab order.
        isVisible ? "visible opacity-100" : "invisible opacity-0",
        className,
      )}
      data-shown={isVisible || undefined}
      data-slot="scroll-top"
    >
      <Icon icon={ArrowUp} />
      <VisuallyHidden>{messages.toTop}</VisuallyHidden>
    </Button>
  )
}
