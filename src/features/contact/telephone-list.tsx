import { MessageSquareText, Phone } from "lucide-react"
import type { ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import type { Channel } from "../../lib/messages/channels"
import { smsLink } from "../../lib/sms"
import { ButtonLink } from "../../components/button"
import { Icon, SpriteIcon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { messages } from "./messages"

interface TelephoneListProps {
  /** The buttons beside each number, the main one first. */
  channels: readonly Channel[]
  /** Shows this number alone. */
  only?: Queries.TelephoneKey
  /** Prefills the message; defaults to the greeting. */
  text?: string
  children?: ReactNode
}

/** The network's telephone numbers, each once, with buttons to call and to write. */
export function TelephoneList({ channels, only, text, children }: TelephoneListProps) {
  const { telephones, vetLine, chat } = useSite().site
  const named = telephones.filter(({ key }) => key === only)
  const all = [
    ...telephones.map(({ label, number }) => ({
      label: number === chat.number ? `${label}, ${messages.chat}` : label,
      number,
    })),
    ...(vetLine ? [{ label: messages.vetLine, number: vetLine }] : []),
    ...(telephones.some(({ number }) => number === chat.number) ? [] : [{ label: messages.chat, number: chat.number }]),
  ]
  return (
    <dl
      data-slot="telephone-list"
      className={`border-b border-line *:border-t *:border-line ${only ? "" : "lg:grid lg:grid-cols-3 lg:gap-x-10"}`}
    >
      {(named.length > 0 ? named : all).map(({ label, number }, index) => (
        <div key={label} className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 py-2">
          <dt className="text-ink-muted">{label}</dt>
          <dd translate="no" className="font-semibold figures">
            {number}
          </dd>
          <dd className="col-span-2 print:hidden">
            <Channels
              channels={channels}
              first={index === 0 ? "primary" : "outline"}
              owner={label}
              number={number}
              text={text ?? chat.greeting}
            />
          </dd>
        </div>
      ))}
      {children}
    </dl>
  )
}

interface ChannelsProps extends Required<Pick<TelephoneListProps, "channels" | "text">> {
  /** The look of the first button: one on a page is its main action. */
  first: "primary" | "outline"
  owner: string
  number: string
}

function Channels({ channels, first, owner, number, text }: ChannelsProps) {
  const links = {
    call: { href: telephoneLink(number), label: messages.call, icon: <Icon icon={Phone} /> },
    whatsapp: {
      href: whatsAppLink(number, text),
      label: messages.chat,
      icon: <SpriteIcon name="whatsapp" size="sm" />,
    },
    sms: { href: smsLink(number, text), label: messages.sms, icon: <Icon icon={MessageSquareText} /> },
  }
  return (
    <ul className="flex list-[''] flex-wrap gap-2">
      {channels.map((channel, index) => {
        const { href, label, icon } = links[channel]
        return (
          <li key={channel} className="flex-1">
            <ButtonLink
              href={href}
              variant={index === 0 ? first : "outline"}
              padding="slim"
              fit="shrinks"
              className="w-full"
            >
              {icon}
              <span>
                {label}
                <VisuallyHidden>: {owner}</VisuallyHidden>
              </span>
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Returns the number of site.json with this key, or the chat's if there is none. */
export function useTelephone(telephoneKey: Queries.TelephoneKey): string {
  const { telephones, chat } = useSite().site
  return telephones.find(({ key }) => key === telephoneKey)?.number ?? chat.number
}
