import { cx } from "class-variance-authority"
import { MessageSquareText, Phone } from "lucide-react"
import type { ReactNode } from "react"
import { PreviewNote } from "../../shared/preview-note"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import { channels, type Channel } from "../../lib/messages/channels"
import { smsLink } from "../../lib/sms"
import { ButtonLink } from "../../components/button"
import { Icon, SpriteIcon } from "../../components/icon"
import { useOnline } from "../../components/use-online"

export interface SendViaProps {
  /** The whole text, with line breaks, for WhatsApp. */
  message: string
  /** The shorter text for an SMS (`lib/messages/fit.ts`). */
  sms: string
  /** The number for all channels. */
  telephone: string
  /** A note on the lines that don't fit into the messages. */
  note?: string
  /** Labels that replace the defaults, such as "Send this order on WhatsApp". */
  labels?: Partial<Record<Channel, string>>
  /**
   * compact: low on phones, with the first channel on its own line and the others on the next; row: all in one row of
   * equal widths. Both hide the number.
   */
  layout?: "regular" | "compact" | "row"
  /** Called before a link can be used, on pointer down and on focus, so that the message can be updated. */
  onIntent?: () => void
  onSend?: (channel: Channel) => void
}

/** Lets the visitor send a message by WhatsApp or SMS, or call. Offline, SMS comes first: it needs no data. */
export function SendVia({ message, sms, note, telephone, labels, layout = "regular", onIntent, onSend }: SendViaProps) {
  const isOnline = useOnline()
  const hrefs: Record<Channel, string> = {
    whatsapp: whatsAppLink(telephone, message),
    sms: smsLink(telephone, sms),
    call: telephoneLink(telephone),
  }
  return (
    <div data-slot="send-via">
      <ul
        className={cx(
          "grid",
          layout === "row" ? "auto-cols-fr grid-flow-col gap-2" : "gap-3 sm:flex sm:flex-wrap",
          layout === "compact" && "grid-cols-2",
        )}
      >
        {(isOnline ? channels : smsFirst).map(({ channel, label }, index) => (
          <li key={channel} className={layout !== "row" && index === 0 ? "col-span-full" : undefined}>
            <ButtonLink
              href={hrefs[channel]}
              variant={index === 0 ? "primary" : "outline"}
              size={layout === "row" ? "md" : "lg"}
              padding={paddings[layout]}
              fit="wraps"
              className={cx("h-full w-full", layout === "row" && "max-lg:flex-col")}
              onPointerDown={onIntent}
              onFocus={onIntent}
              onClick={() => onSend?.(channel)}
            >
              {icons[channel]}
              <span>{labels?.[channel] ?? label}</span>
              {channel === "call" && layout === "regular" && (
                <span translate="no" className="font-normal whitespace-nowrap">{` ${telephone}`}</span>
              )}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p
        data-slot="send-via-note"
        aria-live="polite"
        className="mt-2 font-semibold text-ink-strong empty:mt-0 print:hidden"
      >
        {note}
      </p>
      <PreviewNote number={telephone} />
    </div>
  )
}

const paddings = { regular: "snug", compact: "tight", row: "slim" } as const

const smsFirst = [
  ...channels.filter(({ channel }) => channel === "sms"),
  ...channels.filter(({ channel }) => channel !== "sms"),
]

const icons: Record<Channel, ReactNode> = {
  whatsapp: <SpriteIcon name="whatsapp" size="md" />,
  sms: <Icon icon={MessageSquareText} />,
  call: <Icon icon={Phone} />,
}
