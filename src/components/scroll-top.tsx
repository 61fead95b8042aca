import { cx } from "class-variance-authority"
import { ArrowUp } from "lucide-react"
import { useSyncExternalStore } from "react"
import { Button, type ButtonProps } from "./button"
import { Icon } from "./icon"
import { useReducedMotion } from "./use-reduced-motion"

/** The button comes when this much of the page has gone by, in CSS pixels: less than one screen of a phone. */
export const SHOW_AFTER_PX = 480

function subscribe(onChange: () => void) {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}

/** Leads back to the top of a page that has been scrolled. Place it by a box round it; it isn't there without scripts. */
export function ScrollTop({ className, ...props }: ButtonProps) {
  const shown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SHOW_AFTER_PX,
    () => false,
  )
  const reducedMotion = useReducedMotion()
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: reducedMotion ? "auto" : "smooth" })
    // At the top the button goes; the keyboard goes on from there.
    document.querySelector("main")?.focus({ preventScroll: true })
  }
  return (
    <Button
      variant="inverse"
      size="icon"
      aria-label="Back to the top of the page"
      onClick={goUp}
      className={cx(
        "js-only border-line duration-calm motion-safe:transition-[opacity,transform]",
        // Out of sight it is out of the tab order too.
        shown ? "visible opacity-100" : "invisible opacity-0",
        className,
      )}
      {...props}
      data-slot="scroll-top"
    >
      <Icon icon={ArrowUp} />
    </Button>
  )
}
