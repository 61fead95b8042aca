import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { Button } from "../../components/button"
import { SectionDivider } from "../../components/section-divider"
import { mailLink } from "../../lib/message-links"
import { messageForms, SENDER } from "../../lib/messages/form"
import { previewMessages } from "../../lib/preview"
import { Consent } from "../../shared/consent"
import { assertKnown, Field, formSteps, type FormStep } from "./member-form-fields"
import {
  Actions,
  AfterForm,
  noteStyles,
  OtherChannels,
  ReadyPanel,
  TextLink,
  type FactsProps,
} from "./member-form-panels"

/**
 * The page's body. Without its script it shows the other ways to register and one form, which opens the e-mail program;
 * with it, one step at a time and then the ways to send the answers (`script/`).
 *
 * @throws if the content names an unknown field
 */
export function MemberForm({ facts }: FactsProps) {
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
              {previewMessages.line}
            </p>
          )}
          <p className="print:hidden">
            <TextLink href="/registration-form">Back to the website of {name}</TextLink>
          </p>
        </div>
        <h1 id="title" className="text-[1.1875rem] min-[36rem]:text-[1.5rem]">
          Member registration form
        </h1>
        <OtherChannels facts={facts} />
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
          <AfterForm facts={facts} />
        </ForScripts>
      </main>
      <SectionDivider className="mt-auto h-24 shrink-0 pt-4 print:hidden" />
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

interface StepProps extends FactsProps {
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

const forward = "flex-1 min-[36rem]:flex-initial"
