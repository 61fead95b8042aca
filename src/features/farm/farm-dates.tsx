import { graphql } from "gatsby"
import { CalendarPlus } from "lucide-react"
import { calendarPath } from "../../lib/file-paths"
import { ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { VisuallyHidden } from "../../components/visually-hidden"

interface FarmDatesProps {
  dates: readonly Queries.FarmDateFragment[]
  copy: Queries.FarmDatesCopyFragment["dates"]
}

/**
 * The next dates of the network, each with its file for a calendar program, and one file with all dates of a year. A
 * sample has no date: as long as there is nothing else, nothing is shown.
 */
export function FarmDates({ dates, copy }: FarmDatesProps) {
  if (dates.length === 0) return null
  return (
    <div data-slot="farm-dates" className="space-y-4">
      <Heading level={3} size="lg" id="dates">
        {copy.title}
      </Heading>
      <p>{copy.lead}</p>
      <ul className="grid list-[''] gap-x-16 border-b border-line lg:grid-cols-2">
        {dates.map(({ key, title, place, date, day, hours, href }) => (
          <li key={key} className="border-t border-line">
            <div className="flex items-center justify-between gap-x-6 py-2 max-sm:flex-wrap">
              <p>
                <strong className="block text-ink-strong">
                  <time dateTime={date}>{day}</time>
                  {hours && <span>{`, ${hours}`}</span>}
                </strong>{" "}
                {title}
                {place && <span className="block text-ink-muted">{` ${place}`}</span>}
              </p>
              <Link href={href} className="inline-flex min-h-touch shrink-0 items-center gap-2">
                <Icon icon={CalendarPlus} />
                <span>
                  {copy.addLabel}
                  <VisuallyHidden>
                    : {title}, {day}
                  </VisuallyHidden>
                </span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink href={calendarPath} variant="outline">
        <Icon icon={CalendarPlus} /> {copy.allLabel}
      </ButtonLink>
    </div>
  )
}

export const farmDatesFragments = graphql`
  fragment FarmDate on NextDate {
    key
    title
    place
    date
    day
    hours
    href
  }

  fragment FarmDatesCopy on Calendar {
    dates {
      title
      lead
      addLabel
      allLabel
    }
  }
`
