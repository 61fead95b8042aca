import { messages } from "../../shared/messages"

interface OpeningHoursProps {
  hours: readonly { label: string; opens: string | null; closes: string | null }[]
}

export function OpeningHours({ hours }: OpeningHoursProps) {
  return (
    <dl data-slot="opening-hours" className="max-w-xs space-y-1 text-sm">
      {hours.map(({ label, opens, closes }) => (
        <div key={label} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="ml-auto figures">{opens && closes ? `${opens}–${closes}` : messages.closed}</dd>
        </div>
      ))}
    </dl>
  )
}
