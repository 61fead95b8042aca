import { graphql } from "gatsby"
import { openState, type Hours } from "../../lib/opening-hours"
import { useNow } from "../../shared/use-clock"
import { messages } from "./messages"

/** Shows "Open now until 18:00", by the time in Kampala. Needs JavaScript, because only the browser knows the time. */
export function OpenNow({ hours }: { hours: readonly Hours[] }) {
  const now = useNow()
  const state = now === undefined ? null : openState(hours, now)
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
              ? messages.openNow(state.until)
              : state.day
                ? messages.opensOn(state.day, state.at)
                : messages.opensToday(state.at)}
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
