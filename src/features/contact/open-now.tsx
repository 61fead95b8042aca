import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { openState, type Hours } from "../../lib/opening-hours"
import { words } from "./words"

/** How often the clock is read, in milliseconds: a visitor who waits for the hour sees it change. */
export const CLOCK_MS = 10_000

/** Whether the office is open, as the clock goes on; null as long as that is not known. */
function useOpenState(hours: readonly Hours[]) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const read = () => setNow(Date.now())
    read()
    const clock = setInterval(read, CLOCK_MS)
    return () => clearInterval(clock)
  }, [])
  return now === undefined ? null : openState(hours, now)
}

/**
 * "Open now until 18:00", by Kampala's clock. Only the visitor's browser knows the time: without JavaScript the hours
 * alone are shown, wherever the page has them.
 */
export function OpenNow({ hours }: { hours: readonly Hours[] }) {
  const state = useOpenState(hours)
  return (
    <p data-slot="open-now" className="js-only flex min-h-7 items-center gap-2.5 font-semibold text-ink-strong">
      {state && (
        <>
          <span
            aria-hidden
            className={`size-3 shrink-0 rounded-full border-2 ${state.isOpen ? "border-success bg-success" : "border-ink-muted"}`}
          />
          <span>
            {state.isOpen
              ? words.openNow(state.until)
              : state.day
                ? words.opensOn(state.day, state.at)
                : words.opensToday(state.at)}
          </span>
        </>
      )}
    </p>
  )
}

export const openingHoursFragment = graphql`
  fragment OpeningHours on SiteSettings {
    openingHours {
      label
      days
      opens
      closes
    }
  }
`
