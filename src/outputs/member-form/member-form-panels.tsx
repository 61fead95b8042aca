import { cx } from "class-variance-authority"
import type { ComponentProps, ReactNode } from "react"
import type { z } from "zod"
import { Button, ButtonLink } from "../../components/button"
import type { registration } from "../../content/types/registration"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import { channels } from "../../lib/messages/channels"
import { smsLink } from "../../lib/sms"
import { PreviewNote } from "../../shared/preview-note"
import type { Organisation } from "../organisation"

type Registration = z.output<typeof registration.schema>

export type MemberFormFacts = Pick<Organisation, "name" | "email" | "telephones"> &
  Pick<Registration, "requiredFields" | "optionalFields" | "identityCard" | "nextTitle" | "steps"> & {
    isPreview: boolean
  }

export interface FactsProps {
  facts: MemberFormFacts
}

/** Without scripts: the ways to register besides the form. */
export function OtherChannels({ facts }: FactsProps) {
  const { label, number, whatsApp, sms } = membershipLine(facts)
  return (
    <div id="other-ways" className={`${noteStyles} scripted:hidden`}>
      <p>
        The form's steps need JavaScript, which does not run here. Call us or write to us, and we fill it in together:
      </p>
      <ul className="my-2">
        <li>
          {label}: <TextLink href={telephoneLink(number)}>{number}</TextLink>
        </li>
        <li>
          <TextLink href={whatsApp} target="_blank" rel="noopener noreferrer">
            Write to us on WhatsApp (opens in a new tab)
          </TextLink>
        </li>
        <li>
          <TextLink href={sms}>Send us a text message (SMS)</TextLink>
        </li>
      </ul>
      <p>
        Or send us your answers by email: fill in the form below. Or print the list on the registration page, and bring
        it to a meeting.
      </p>
    </div>
  )
}

/** Replaces the completed form; the script fills in links and message. */
export function ReadyPanel({ facts }: FactsProps) {
  const { number } = membershipLine(facts)
  const links = { whatsapp: whatsAppLink(number, ""), sms: "#ready", call: telephoneLink(number), mail: "#ready" }
  return (
    <section
      id="ready"
      hidden
      data-telephone={number}
      data-email={facts.email}
      tabIndex={-1}
      aria-labelledby="ready-title"
      aria-describedby="ready-note"
      className="-mx-4 mt-4 bg-surface-sunken p-4 min-[36rem]:mx-0 min-[36rem]:rounded-lg min-[36rem]:p-6"
    >
      <h2 id="ready-title" className="text-[1.5rem] min-[36rem]:text-[1.875rem]">
        Your message is ready. Send it.
      </h2>
      <p id="ready-note" className="mt-2">
        Not sent yet. Press WhatsApp, then press send.
      </p>
      <p id="cut" hidden className="mt-2 font-semibold">
        <span id="cut-note" /> Send it by email, or call us.
      </p>
      <ul className="my-4 grid gap-2.5 min-[36rem]:grid-cols-2">
        {[...channels, { channel: "mail", label: "Send by email" } as const].map(({ channel, label }, index) => (
          <li key={channel}>
            <ButtonLink
              id={channel}
              variant={index === 0 ? "primary" : "outline"}
              size="lg"
              fit="wraps"
              className="w-full"
              href={links[channel]}
            >
              {label} {channel === "call" && <Telephone number={number} />}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <PreviewNote number={number} />
      <h3 className="mt-6 text-[1.1875rem]">What you have written</h3>
      <div id="message" className="my-2 text-[0.9375rem]/[1.45]" />
      <Actions>
        <Button id="change" variant="outline" size="lg" padding="snug">
          Change something
        </Button>
      </Actions>
    </section>
  )
}

/** The steps after the form, and the telephone. */
export function AfterForm({ facts }: FactsProps) {
  const { label, number, whatsApp } = membershipLine(facts)
  return (
    <div className="after">
      <Section title={facts.nextTitle}>
        <ol className="mt-3 [counter-reset:step]">
          {facts.steps.slice(1).map(({ title, text }) => (
            <li
              key={title}
              className="relative pb-3.5 pl-11 [counter-increment:step] before:absolute before:-top-0.5 before:left-0 before:w-7.5 before:rounded-full before:bg-success-surface before:text-center before:font-display before:text-[1.0625rem]/[1.875rem] before:font-bold before:text-success before:content-[counter(step)] min-[36rem]:pb-5 short:min-h-9 short:pb-0"
            >
              <h3 className="text-[1.0625rem]">{title}</h3>
              <p className="text-[0.9375rem] text-ink-muted short:hidden">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Rather talk to a person?" className="complete:hidden">
        <p className="text-[0.9375rem] text-ink-muted">We fill in the form together.</p>
        <ul className="mt-4 grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
          <li>
            <ButtonLink {...askStyles} href={telephoneLink(number)}>
              {`${label}:`} <Telephone number={number} />
            </ButtonLink>
          </li>
          <li>
            <ButtonLink {...askStyles} href={whatsApp}>
              WhatsApp
            </ButtonLink>
          </li>
        </ul>
      </Section>
    </div>
  )
}

const Section = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <section className={cx("mt-7 min-[36rem]:mt-12", className)}>
    <h2 className="text-[1.3125rem] min-[36rem]:text-[1.5rem]">{title}</h2>
    {children}
  </section>
)

const askStyles = { variant: "outline", size: "lg", padding: "slim", fit: "wraps", className: "h-full w-full" } as const

export const noteStyles = "my-4 border-l-4 border-highlight bg-surface-sunken px-4 py-3.5"

export const Actions = ({ children }: { children: ReactNode }) => (
  <p className="mt-5 flex flex-wrap gap-3 print:hidden">{children}</p>
)

export const TextLink = ({ children, ...props }: ComponentProps<"a">) => (
  <a className="inline-flex min-h-touch items-center" {...props}>
    {children}
  </a>
)

const Telephone = ({ number }: { number: string }) => (
  <span className="whitespace-nowrap [font-variant-numeric:tabular-nums]">{number}</span>
)

function membershipLine({ name, telephones }: MemberFormFacts) {
  const line = telephones.find(({ key }) => key === "membership") ?? telephones[0] ?? { label: "", number: "" }
  const greeting = `Hello ${name}, I would like to join. Please call me.`
  return { ...line, whatsApp: whatsAppLink(line.number, greeting), sms: smsLink(line.number, greeting) }
}
