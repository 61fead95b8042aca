import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { openState, type Hours } from "../../lib/opening-hours"
import { words } from "./words"

/** Interval at which the clock is read, in milliseconds. */
export const CLOCK_MS = 10_000

/** Returns whether the office is open now; null before mount. */
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

/** Shows "Open now until 18:00", by the time in Kampala. Needs JavaScript, because only the browser knows the time. */
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
