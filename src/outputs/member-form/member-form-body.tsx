import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import type { z } from "zod"
import { Button, ButtonLink } from "../../components/button"
import { Hills } from "../../components/hills"
import type { registration } from "../../content/types/registration"
import { mailLink, telephoneLink, whatsAppLink } from "../../lib/message-links"
import { messageForms, SENDER } from "../../lib/messages/form"
import { previewWords } from "../../lib/preview"
import { ways } from "../../lib/messages/ways"
import { smsLink } from "../../lib/sms"
import { Consent } from "../../shared/consent"
import { PreviewNote } from "../../shared/preview-note"
import type { Organisation } from "../organisation"
import { assertKnown, Field, formSteps, type FormStep } from "./member-form-fields"

type Registration = Pick<
  z.output<typeof registration.schema>,
  "requiredFields" | "optionalFields" | "identityCard" | "nextTitle"
>

export interface MemberFormFacts extends Registration, Pick<Organisation, "name" | "email" | "telephones"> {
  isPreview: boolean
  steps: readonly { readonly title: string; readonly text: string }[]
}

interface Props {
  facts: MemberFormFacts
}

/**
 * The page's body. Without its script it shows the other ways to register and one form, which opens the e-mail program;
 * with it, one step at a time and then the ways to send the answers (`script/`).
 *
 * @throws if the content names an unknown field
 */
export function MemberForm({ facts }: Props) {
  const { isPreview, name, email, requiredFields, optionalFields } = facts
  const asked = [...requiredFields, ...optionalFields]
  assertKnown(asked)
  const steps = formSteps.filter(({ controls }) => Object.keys(controls).some((label) => asked.includes(label)))
  const subject = `${SENDER} ${messageForms.registration.name}`
  return (
    <>
      <main
        id="main"
        aria-labelledby="title"
        className="mx-auto w-full max-w-2xl px-4 pt-4 min-[36rem]:px-10 min-[36rem]:pt-10"
      >
        <div id="alone" hidden>
          {isPreview && (
            <p data-slot="preview-line" className="text-[0.75rem]">
              {previewWords.line}
            </p>
          )}
          <p className="print:hidden">
            <a href="/registration-form" className="inline-flex min-h-touch items-center">
              Back to the website of {name}
            </a>
          </p>
        </div>
        <h1 id="title" className="text-[1.1875rem] min-[36rem]:text-[1.5rem]">
          Member registration form
        </h1>
        <OtherWays facts={facts} />
        <form id="form" action={mailLink(email, { subject })} method="post" encType="text/plain">
          <input type="hidden" name={subject} />
          <p className="mt-1 text-[0.9375rem]/[1.45] text-ink-muted">
            All answers are required{optionalFields.length > 0 && ", except where it says “optional”"}.{" "}
            <ForScripts>
              <span>Nothing is sent before you send it yourself.</span>
            </ForScripts>
          </p>
          <p
            id="problems"
            role="status"
            className="not-empty:mt-4 not-empty:border-l-4 not-empty:border-danger not-empty:bg-danger-surface not-empty:px-4 not-empty:py-3"
          />
          {steps.map((step, index) => (
            <Step key={step.title} step={step} number={index + 1} steps={steps} facts={facts} />
          ))}
          <div className="scripted:hidden">
            <p>The button opens your email program. Send the message there, and we call you within 24 hours.</p>
            <Actions>
              <Button type="submit" size="lg" className={forward}>
                Write the email
              </Button>
            </Actions>
          </div>
          <Consent purpose="registration" />
        </form>
        <ForScripts>
          <ReadyPanel facts={facts} />
          <div className="after">
            <WhatComesNext facts={facts} />
            <AskAPerson facts={facts} />
          </div>
        </ForScripts>
      </main>
      <Hills className="mt-auto h-24 shrink-0 pt-4 print:hidden" />
    </>
  )
}

/**
 * Content that only the script inserts (`script/page.ts`). Text browsers ignore CSS and show a `<template>`, but none
 * shows a script of unknown type.
 */
function ForScripts({ children }: { children: ReactNode }) {
  return <script type="text/html" dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />
}

interface StepProps extends Props {
  step: FormStep
  number: number
  steps: readonly FormStep[]
}

function Step({ step: { title, controls }, number, steps, facts }: StepProps) {
  const next = steps[number]
  return (
    <div data-step className="mt-4 min-[36rem]:mt-7">
      <h2 tabIndex={-1} className="mb-4 text-[1.5rem] min-[36rem]:text-[1.875rem]">
        <ForScripts>
          <span className="mb-0.5 block font-text-system text-[0.9375rem]/[1.4] font-semibold text-ink-muted">
            Step {number} of {steps.length}:
          </span>
        </ForScripts>{" "}
        {title}
      </h2>
      {Object.entries(controls).map(([label, control]) => {
        const isRequired = facts.requiredFields.includes(label)
        const isAsked = isRequired || facts.optionalFields.includes(label)
        return isAsked && <Field key={label} label={label} control={control} isRequired={isRequired} />
      })}
      {!next && <p className={noteStyles}>{facts.identityCard}</p>}
      <ForScripts>
        <Actions>
          {number > 1 && (
            <Button data-back="" variant="outline" size="lg" padding="snug">
              Back
            </Button>
          )}{" "}
          <Button type="submit" size="lg" className={forward}>
            {next ? `Next: ${next.title}` : "Prepare my message"}
          </Button>
        </Actions>
      </ForScripts>
    </div>
  )
}

const noteStyles = "my-4 border-l-4 border-highlight bg-surface-sunken px-4 py-3.5"

/** Replaces the completed form; the script fills in links and message. */
function ReadyPanel({ facts: { email, ...facts } }: Props) {
  const { number } = membershipLine(facts)
  const links = { whatsapp: whatsAppLink(number, ""), sms: "#ready", call: telephoneLink(number), mail: "#ready" }
  return (
    <section
      id="ready"
      hidden
      data-telephone={number}
      data-email={email}
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
        {[...ways, { channel: "mail", label: "Send by email" } as const].map(({ channel, label }, index) => (
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

/** Leaves out the first step, which is the form. */
function WhatComesNext({ facts: { nextTitle, steps } }: Props) {
  return (
    <section className="mt-7 min-[36rem]:mt-12">
      <h2 className="text-[1.3125rem] min-[36rem]:text-[1.5rem]">{nextTitle}</h2>
      <ol className="mt-3 [counter-reset:step]">
        {steps.slice(1).map(({ title, text }) => (
          <li
            key={title}
            className="relative pb-3.5 pl-11 [counter-increment:step] before:absolute before:-top-0.5 before:left-0 before:w-7.5 before:rounded-full before:bg-success-surface before:text-center before:font-display before:text-[1.0625rem]/[1.875rem] before:font-bold before:text-success before:content-[counter(step)] min-[36rem]:pb-5 short:min-h-9 short:pb-0"
          >
            <h3 className="text-[1.0625rem]">{title}</h3>
            <p className="text-[0.9375rem] text-ink-muted short:hidden">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function AskAPerson({ facts }: Props) {
  const { label, number } = membershipLine(facts)
  return (
    <section className="mt-7 min-[36rem]:mt-12 complete:hidden">
      <h2 className="text-[1.3125rem] min-[36rem]:text-[1.5rem]">Rather talk to a person?</h2>
      <p className="text-[0.9375rem] text-ink-muted">We fill in the form together.</p>
      <ul className="mt-4 grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
        <li>
          <ButtonLink {...askStyles} href={telephoneLink(number)}>
            {`${label}:`} <Telephone number={number} />
          </ButtonLink>
        </li>
        <li>
          <ButtonLink {...askStyles} href={whatsAppLink(number, greeting(facts))}>
            WhatsApp
          </ButtonLink>
        </li>
      </ul>
    </section>
  )
}

const askStyles = { variant: "outline", size: "lg", padding: "slim", fit: "wraps", className: "h-full w-full" } as const

const Telephone = ({ number }: { number: string }) => (
  <span className="whitespace-nowrap [font-variant-numeric:tabular-nums]">{number}</span>
)

function OtherWays({ facts }: Props) {
  const { label, number } = membershipLine(facts)
  const whatsApp = whatsAppLink(number, greeting(facts))
  const links = [
    { before: `${label}: `, text: number, href: telephoneLink(number) },
    { before: "", text: "Write to us on WhatsApp (opens in a new tab)", href: whatsApp, ...newTab },
    { before: "", text: "Send us a text message (SMS)", href: smsLink(number, greeting(facts)) },
  ]
  return (
    <div id="other-ways" className={`${noteStyles} scripted:hidden`}>
      <p>
        The form's steps need JavaScript, which does not run here. Call us or write to us, and we fill it in together:
      </p>
      <ul className="my-2">
        {links.map(({ before, text, ...link }) => (
          <li key={text}>
            {before}
            <a className="inline-flex min-h-touch items-center" {...link}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <p>
        Or send us your answers by email: fill in the form below. Or print the list on the registration page, and bring
        it to a meeting.
      </p>
    </div>
  )
}

const forward = "flex-1 min-[36rem]:flex-initial"

const Actions = ({ children }: { children: ReactNode }) => (
  <p className="mt-5 flex flex-wrap gap-3 print:hidden">{children}</p>
)

const newTab = { target: "_blank", rel: "noopener noreferrer" }

const greeting = ({ name }: Pick<MemberFormFacts, "name">) =>
  `Hello ${name}, I would like to become a member. Please call me.`

const membershipLine = ({ telephones }: Pick<MemberFormFacts, "telephones">) =>
  telephones.find(({ key }) => key === "membership") ?? telephones[0] ?? { label: "", number: "" }
