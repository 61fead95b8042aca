import { cx } from "class-variance-authority"
import { MessageSquareText, Phone } from "lucide-react"
import type { ReactNode } from "react"
import { PreviewNote } from "../../shared/preview-note"
import { useSite } from "../../shared/use-site"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import { ways, type HandOverChannel } from "../../lib/messages/ways"
import { smsLink } from "../../lib/sms"
import { ButtonLink } from "../../components/button"
import { Icon, SpriteIcon } from "../../components/icon"
import { useOnline } from "../../components/use-online"

export interface HandOverProps {
  /** The whole text, with line breaks, for WhatsApp. */
  message: string
  /** The shorter text for an SMS (`lib/messages/fit.ts`). */
  sms: string
  /** The number for all channels; defaults to the chat's. */
  telephone?: string
  /** Says what the messages have no room for. */
  note?: string
  /** Labels that replace the defaults, such as "Send this order on WhatsApp". */
  labels?: Partial<Record<HandOverChannel, string>>
  /** Low layout for phones: the first channel on its own line, the others share the next; the number is not shown. */
  isCompact?: boolean
  /** All channels in one row of equal widths; the number is not shown. */
  isRow?: boolean
  /** Called before a link can be used, on pointer down and on focus, so that the message can be updated. */
  onIntent?: () => void
  onSend?: (channel: HandOverChannel) => void
}

/** Lets the visitor send a message by WhatsApp or SMS, or call. Offline, SMS comes first: it needs no data. */
export function HandOver({
  message,
  sms,
  note,
  telephone,
  labels,
  isCompact = false,
  isRow = false,
  onIntent,
  onSend,
}: HandOverProps) {
  const { site } = useSite()
  const isOnline = useOnline()
  const number = telephone ?? site.chat.number
  const hrefs: Record<HandOverChannel, string> = {
    whatsapp: whatsAppLink(number, message),
    sms: smsLink(number, sms),
    call: telephoneLink(number),
  }
  return (
    <div data-slot="hand-over">
      <ul
        className={cx(
          "grid",
          isRow ? "auto-cols-fr grid-flow-col gap-2" : "gap-3 sm:flex sm:flex-wrap",
          isCompact && "grid-cols-2",
        )}
      >
        {(isOnline ? ways : smsFirst).map(({ channel, label }, index) => (
          <li key={channel} className={!isRow && index === 0 ? "col-span-full" : undefined}>
            <ButtonLink
              href={hrefs[channel]}
              variant={index === 0 ? "primary" : "outline"}
              size={isRow ? "md" : "lg"}
              padding={isRow ? "slim" : isCompact ? "tight" : "snug"}
              fit="wraps"
              className={cx("h-full w-full", isRow && "max-lg:flex-col")}
              onPointerDown={onIntent}
              onFocus={onIntent}
              onClick={() => onSend?.(channel)}
            >
              {icons[channel]}
              <span>{labels?.[channel] ?? label}</span>
              {channel === "call" && !isCompact && !isRow && (
                <span translate="no" className="font-normal whitespace-nowrap">{` ${number}`}</span>
              )}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p
        data-slot="hand-over-note"
        aria-live="polite"
        className="mt-2 font-semibold text-ink-strong empty:mt-0 print:hidden"
      >
        {note}
      </p>
      <PreviewNote number={number} />
    </div>
  )
}

const smsFirst = [
  ...ways.filter(({ channel }) => channel === "sms"),
  ...ways.filter(({ channel }) => channel !== "sms"),
]

const icons: Record<HandOverChannel, ReactNode> = {
  whatsapp: <SpriteIcon name="whatsapp" size="md" />,
  sms: <Icon icon={MessageSquareText} />,
  call: <Icon icon={Phone} />,
}
