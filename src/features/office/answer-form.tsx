import { useId, useState } from "react"
import { ButtonLink } from "../../components/button"
import { controlStyles } from "../../components/control-styles"
import { Heading } from "../../components/heading"
import { SelectBox } from "../../components/select-box"
import { dayInWords } from "../../lib/days"
import { answerLinks, fillAnswer } from "./answers"
import type { Row } from "./row"

interface AnswerFormProps {
  copy: Queries.OfficePageCopyFragment["answers"]
  /** The codes of mobile money (`data/site.json`); without one there is no answer about paying. */
  accounts: Queries.OfficePageFactsFragment["mobileMoney"]
  row: Row
  today: string
}

type Kind = "received" | "ready" | "pay"

/** A ready answer, which staff can change, and the links that open WhatsApp or an SMS with it. */
export function AnswerForm({ copy, accounts, row, today }: AnswerFormProps) {
  const id = useId()
  const [kind, setKind] = useState<Kind>("received")
  const [day, setDay] = useState(today)
  /** What staff have written instead; null while the answer is as it was made. */
  const [written, setWritten] = useState<string | null>(null)
  const choices: Kind[] = ["received", ...orderAnswers(row, accounts.length > 0)]
  const codes = accounts.map(({ network, dial, merchantCode }) =>
    copy.pay.account.replace("{network}", network).replace("{dial}", dial).replace("{code}", merchantCode),
  )
  const made = fillAnswer(copy[kind].text, row, { day: day && dayInWords(day, true), accounts: codes.join(" ") })
  const text = written ?? made
  const { whatsapp, sms } = answerLinks(row.telephone, text)
  return (
    <section data-slot="answer-form" aria-labelledby={`${id}-title`} className="space-y-3">
      <Heading level={3} size="sm" id={`${id}-title`}>
        {copy.title}
      </Heading>
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}-kind`} className="text-sm font-semibold text-ink-strong">
            {copy.choiceLabel}
          </label>
          <SelectBox
            id={`${id}-kind`}
            value={kind}
            onChange={({ target }) => {
              setKind(choices[target.selectedIndex] ?? "received")
              setWritten(null)
            }}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {copy[choice].label}
              </option>
            ))}
          </SelectBox>
        </div>
        {kind === "ready" && (
          <div>
            <label htmlFor={`${id}-day`} className="text-sm font-semibold text-ink-strong">
              {copy.dayLabel}
            </label>
            <input
              id={`${id}-day`}
              type="date"
              min={today}
              className={controlStyles({ className: "min-h-touch" })}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </div>
        )}
      </div>
      <label htmlFor={`${id}-text`} className="text-sm font-semibold text-ink-strong">
        {copy.textLabel}
      </label>
      <textarea
        id={`${id}-text`}
        rows={5}
        className={controlStyles({ className: "resize-y" })}
        value={text}
        onChange={({ target }) => setWritten(target.value)}
      />
      <p className="text-ink-muted">
        {row.telephone ? copy.toLabel.replace("{telephone}", row.telephone) : copy.noNumber}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={whatsapp}>{copy.whatsappLabel}</ButtonLink>
        <ButtonLink href={sms} variant="outline">
          {copy.smsLabel}
        </ButtonLink>
      </div>
    </section>
  )
}

const orderAnswers = ({ table }: Row, hasAccounts: boolean): Kind[] =>
  table === "orders" ? ["ready", ...(hasAccounts ? (["pay"] as const) : [])] : []
