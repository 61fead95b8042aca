import { graphql } from "gatsby"
import { useRef, useState } from "react"
import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { Link } from "../../components/link"
import { TelInput, TextArea, TextInput } from "../../components/text-input"
import { formatDay, kampalaDay, nextDayOfMonth } from "../../lib/days"
import { mailLink } from "../../lib/message-links"
import { writeMessage } from "../../lib/messages/write"
import { Subsection } from "../../shared/subsection"
import { useToday } from "../../shared/use-clock"
import { useSite } from "../../shared/use-site"
import { type Draft, PreparedMessageForm, SendMessage, useTelephone } from "../contact"
import { splitLines, findProblem } from "./goods"
import { messages } from "./messages"

/** The monthly order of a group, one line per good; also posted to the endpoint for orders. */
export default function GroupOrder({ order }: { order: Queries.GroupOrderFragment }) {
  const { site } = useSite()
  const telephone = useTelephone("orders")
  const [problem, setProblem] = useState<string>()
  const lastGoods = useRef<string>(undefined)
  const today = useToday()
  const closingDay = () => nextDayOfMonth(order.day, kampalaDay(Date.now()))

  const check = ({ goods = "" }: FormValues) => {
    // Sending the same text again confirms its large numbers.
    const newProblem = findProblem(goods, lastGoods.current)
    lastGoods.current = goods
    setProblem(newProblem)
    return !newProblem
  }
  const describe = ({ goods = "", closes = closingDay(), ...answers }: FormValues): Draft => ({
    kind: "group-order",
    fields: { ...answers, closes: messages.closingDay(formatDay(closes)) },
    lines: splitLines(goods),
  })

  return (
    <Subsection id="group-order" data-slot="group-order" title={messages.title} className="scroll-mt-28 print:hidden">
      <p className="max-w-measure">
        <strong className="text-ink-strong">{messages.closes(order.day)}</strong> {messages.lead}
      </p>
      <WithoutScript telephone={telephone} />
      <p className="js-only min-h-7">{today && messages.next(formatDay(nextDayOfMonth(order.day, today)))}</p>
      <PreparedMessageForm
        draft="group-order"
        className="js-only"
        describe={describe}
        check={check}
        context={{
          kind: "group-order",
          // A getter: the day of sending counts, not that of rendering.
          get closes() {
            return closingDay()
          },
        }}
        endpoint={site.forms.order}
        telephone={telephone}
        thanks={messages.thanks}
        purpose="order"
        onInput={() => setProblem(undefined)}
      >
        <RequiredNote />
        <FormRow>
          <Field name="name" label={messages.name} required>
            <TextInput autoComplete="name" />
          </Field>
          <Field name="group" label={messages.group}>
            <TextInput autoComplete="organization" />
          </Field>
          <Field name="place" label={messages.place} required>
            <TextInput autoComplete="address-level2" />
          </Field>
          <Field name="telephone" label={messages.telephone} required>
            <TelInput />
          </Field>
        </FormRow>
        <Field name="goods" label={messages.goods} hint={messages.goodsHint(order.goods)} error={problem} required>
          <TextArea rows={6} />
        </Field>
        <FormSubmit size="lg">{messages.submit}</FormSubmit>
      </PreparedMessageForm>
    </Subsection>
  )
}

/** Without JavaScript: lines to copy into an SMS or email, because a form here could not be sent. */
function WithoutScript({ telephone }: { telephone: string }) {
  const { email } = useSite().site
  const draft: Draft = { kind: "group-order", fields: {}, lines: ["1.", "2.", "3."] }
  const text = writeMessage({ ...draft, number: "" })
  return (
    <div className="no-js-only space-y-4">
      <p>{messages.withoutScript.lead}</p>
      <p className="whitespace-pre-line">{text}</p>
      <SendMessage draft={draft} telephone={telephone} />
      <Link href={mailLink(email, { subject: text.split("\n", 1).join(), body: text })}>
        {messages.withoutScript.mail}
      </Link>
    </div>
  )
}

export const groupOrderFragment = graphql`
  fragment GroupOrder on GroupOrder {
    goods
    day
  }
`
