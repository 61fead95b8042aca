import { graphql } from "gatsby"
import { CalendarPlus } from "lucide-react"
import { calendarPath } from "../../lib/file-paths"
import { formatDay } from "../../lib/days"
import { Icon } from "../../components/icon"
import { StandaloneLink } from "../../components/link"
import { useToday } from "../../shared/use-clock"
import { messages } from "./messages"

/** The network's dates, and a calendar file to download. */
export function FarmDates({ dates }: { dates: readonly Queries.FarmDateFragment[] }) {
  const today = useToday()
  const next = dates.filter(({ date }) => !date || !today || date >= today)
  if (next.length === 0) return null
  return (
    <div data-slot="farm-dates" id="dates">
      {next.map(({ title, date, monthly }) => (
        <p key={title}>
          <strong className="text-ink-strong">{title}:</strong>{" "}
          <span>{date ? formatDay(date, true) : monthly?.words}</span>
        </p>
      ))}
      <StandaloneLink href={calendarPath} className="gap-2">
        <Icon icon={CalendarPlus} /> {messages.addToCalendar}
      </StandaloneLink>
    </div>
  )
}

export const farmDateFragment = graphql`
  fragment FarmDate on CalendarEvent {
    title
    date
    monthly {
      words
    }
  }
`
