import type { EntryOf } from "./entry-nodes"
import type { notice } from "./types/notice"
import { formatDay } from "../lib/days"

export type NoticeNode = EntryOf<typeof notice>

const kinds: Record<NoticeNode["kind"], string> = {
  quarantine: "Quarantine",
  vaccination: "Vaccination",
  market: "Market day",
}

/** A notice as pages show it. */
export interface Announcement extends Pick<NoticeNode, "jsonId" | "title" | "text" | "districts" | "from" | "until"> {
  kind: string
  /** Whether it is valid on the day of the build. */
  isCurrent: boolean
  /** Whether it is a quarantine. */
  isUrgent: boolean
  link: { label: string; href: string } | null
  /** "20 November 2026 to 11 December 2026". */
  days: string
  /** "Declared by the District Veterinary Office, letter 12/2026, 19 November 2026". */
  declared: string
}

/** Returns the notices that have not ended on `today`: quarantines first, then by end. */
export function getAnnouncements(notices: readonly NoticeNode[], today: string): Announcement[] {
  const rank = ({ kind }: NoticeNode) => (kind === "quarantine" ? 0 : 1)
  return notices
    .filter(({ until }) => today <= until)
    .sort((a, b) => rank(a) - rank(b) || a.until.localeCompare(b.until) || a.jsonId - b.jsonId)
    .map(({ declaredBy, link = null, kind, ...notice }) => ({
      ...notice,
      kind: kinds[kind],
      isUrgent: kind === "quarantine",
      isCurrent: notice.from <= today,
      link,
      days: [...new Set([notice.from, notice.until])].map((day) => formatDay(day)).join(" to "),
      declared: `Declared by ${declaredBy.office}, ${declaredBy.letter}, ${formatDay(declaredBy.date)}`,
    }))
}
