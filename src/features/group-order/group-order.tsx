import { graphql } from "gatsby"
import { useAtom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../components/button"
import { Checkbox } from "../../components/checkbox"
import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { Link } from "../../components/link"
import { Notice } from "../../components/notice"
import { TelInput, TextArea, TextInput } from "../../components/text-input"
import { createCheckedStorage } from "../../lib/checked-storage"
import { dayInWords } from "../../lib/days"
import { fieldOf } from "../../lib/field-of"
import { mailLink } from "../../lib/message-links"
import { writeMessage } from "../../lib/messages/write"
import { provenanceWords } from "../../lib/provenance"
import { Subsection } from "../../shared/subsection"
import { useSite } from "../../shared/use-site"
import { type Draft, HandOverForm, HandOverMessage, useTelephone } from "../contact"
import { goodsOf, goodsProblem } from "./goods"
import { words } from "./words"

const storage = createCheckedStorage((stored): FormValues | null => {
  const saved: FormValues = {}
  for (const name of ["name", "group", "place", "telephone", "goods"]) {
    const answer = fieldOf(stored, name)
    if (typeof answer !== "string") return null
    saved[name] = answer
  }
  return saved
})

/** The last order, with the tick; null without. */
const savedAtom = atomWithStorage<FormValues | null>("group-order", null, {
  ...storage,
  setItem: (key, value) => (value ? storage.setItem(key, value) : storage.removeItem(key)),
})

interface GroupOrderProps {
  order: Queries.GroupOrderFragment
  /** Whether the service is open. Before that the form can be tried, and its last step hands nothing over. */
  isOpen: boolean
}

/** The order of a group, until its day of the month: a line a good, handed over like every message; the address for orders gets it too. */
export function GroupOrder({ order, isOpen }: GroupOrderProps) {
  const { site, cart } = useSite()
  const telephone = useTelephone(cart.orderTelephone)
  const [saved, save] = useAtom(savedAtom)
  const [tick, setTick] = useState<boolean>()
  const [filled, setFilled] = useState<FormValues>()
  const [problem, setProblem] = useState<string>()
  const [isSent, setSent] = useState(false)
  const section = useRef<HTMLElement>(null)
  // The button that filled the form is gone.
  useEffect(() => {
    if (filled) section.current?.querySelector("input")?.focus()
  }, [filled])
  const closes = dayInWords(order.closes)
  const isTicked = tick ?? saved !== null

  const check = (answers: FormValues) => {
    const found = goodsProblem(answers.goods ?? "")
    setProblem(found)
    if (found) return false
    if (isTicked) save(answers)
    setSent(true)
    return true
  }
  const describe = ({ goods = "", ...answers }: FormValues): Draft => ({
    kind: "group-order",
    fields: { ...answers, closes },
    lines: goodsOf(goods),
  })

  return (
    <Subsection
      ref={section}
      id="group-order"
      data-slot="group-order"
      title={words.title}
      className="scroll-mt-28 print:hidden"
    >
      <p className="max-w-measure">
        <strong className="text-ink-strong">{words.closes(closes)}</strong> {words.lead}
      </p>
      {!isOpen && <p>{provenanceWords.notOpen}</p>}
      {isOpen && <WithoutScript closes={closes} telephone={telephone} />}
      {saved && !filled && !isSent && (
        <Notice>
          <div className="space-y-3">
            <p>{words.saved}</p>
            <p className="wrap-anywhere whitespace-pre-line">{saved.goods}</p>
            <Button variant="outline" onClick={() => setFilled(saved)}>
              {words.again}
            </Button>
          </div>
        </Notice>
      )}
      <HandOverForm
        key={filled ? "filled" : "empty"}
        className="js-only"
        describe={describe}
        check={check}
        context={{ kind: "group-order", closes: order.closes }}
        endpoint={site.forms.order}
        telephone={telephone}
        thanks={isOpen ? words.thanks : provenanceWords.notOpen}
        closed={isOpen ? undefined : words.notSent}
        onInput={() => setProblem(undefined)}
      >
        <RequiredNote />
        <FormRow>
          <Field name="name" label={words.name} required>
            <TextInput autoComplete="name" defaultValue={filled?.name} />
          </Field>
          <Field name="group" label={words.group}>
            <TextInput autoComplete="organization" defaultValue={filled?.group} />
          </Field>
          <Field name="place" label={words.place} required>
            <TextInput autoComplete="address-level2" defaultValue={filled?.place} />
          </Field>
          <Field name="telephone" label={words.telephone} required>
            <TelInput defaultValue={filled?.telephone} />
          </Field>
        </FormRow>
        <Field name="goods" label={words.goods} hint={words.goodsHint(order.goods)} error={problem} required>
          <TextArea rows={6} defaultValue={filled?.goods} />
        </Field>
        <Checkbox
          checked={isTicked}
          onChange={({ currentTarget }) => {
            setTick(currentTarget.checked)
            if (!currentTarget.checked) save(null)
          }}
        >
          {words.save}
        </Checkbox>{" "}
        <FormSubmit size="lg">{words.submit}</FormSubmit>
      </HandOverForm>
    </Subsection>
  )
}

/** Lines to copy into an SMS or an e-mail, and the numbers: nothing can be typed here that would go nowhere. */
function WithoutScript({ closes, telephone }: { closes: string; telephone: string }) {
  const { email } = useSite().site
  const draft: Draft = { kind: "group-order", fields: { closes }, lines: ["1.", "2.", "3."] }
  const text = writeMessage({ ...draft, number: "" })
  return (
    <div className="no-js-only space-y-4">
      <p>{words.withoutScript.lead}</p>
      <p className="whitespace-pre-line">{text}</p>
      <HandOverMessage draft={draft} telephone={telephone} />
      <Link href={mailLink(email, { subject: text.split("\n", 1).join(), body: text })}>
        {words.withoutScript.mail}
      </Link>
    </div>
  )
}

export const groupOrderFragment = graphql`
  fragment GroupOrder on GroupOrder {
    goods
    closes
  }
`
