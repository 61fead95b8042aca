import { useAtomValue, useSetAtom } from "jotai"
import { useRef, useState } from "react"
import { Field } from "../../components/field"
import { Form } from "../../components/form"
import { Heading } from "../../components/heading"
import { TextInput } from "../../components/text-input"
import { SendVia, type SendViaProps } from "../contact"
import { customerAtom, shortAnswersAtom } from "./customer"
import { Consent } from "../../shared/consent"
import { useDraft } from "../../shared/use-draft"
import { messages } from "./messages"

interface SendOrderProps {
  order: SendViaProps
  /** False until the saved cart has been read: the links are invisible and inert, at their final height. */
  isLoaded: boolean
}

/** Sends an order by WhatsApp, SMS or a call. A missing name doesn't block it; its field shows an error afterwards. */
export function SendOrder({ order, isLoaded }: SendOrderProps) {
  const customer = useAtomValue(customerAtom)
  const setShortAnswers = useSetAtom(shortAnswersAtom)
  const [isNameMissing, setNameMissing] = useState(false)
  const channels = useRef<HTMLDivElement>(null)
  const form = useDraft("order", ({ orderName = "", orderPlace = "" }) =>
    setShortAnswers({ name: orderName.trim(), place: orderPlace.trim() }),
  )
  return (
    <div
      id="send"
      data-slot="send-order"
      className="scroll-mt-28 rounded-lg bg-surface-raised p-4 shadow-card sm:p-6 print:hidden"
    >
      <Heading level={2} size="lg">
        {messages.order.title}
      </Heading>
      <Form
        aria-label={messages.order.title}
        className="mt-1 sm:mt-3"
        onSend={() => channels.current?.querySelector("a")?.focus()}
        {...form}
      >
        <div className="grid grid-cols-2 gap-x-3 sm:gap-x-5">
          <Field
            name="orderName"
            label={messages.order.name}
            error={isNameMissing && !customer.name ? messages.order.nameMissing : undefined}
          >
            <TextInput autoComplete="name" />
          </Field>
          <Field name="orderPlace" label={messages.order.place}>
            <TextInput autoComplete="address-level2" />
          </Field>
        </div>
        {/* For the Enter key, and "Go" of a phone's keyboard. */}
        <button type="submit" hidden>
          {messages.order.title}
        </button>
      </Form>
      {/* Invisible, at its final height, until there is an order to send. */}
      <div ref={channels} inert={!isLoaded} className={isLoaded ? "mt-3" : "invisible mt-3"}>
        <SendVia
          layout="compact"
          {...order}
          labels={{ whatsapp: messages.order.whatsApp }}
          onSend={(channel) => {
            setNameMissing(!customer.name)
            order.onSend?.(channel)
          }}
        />
      </div>
      <p className="mt-1 text-ink-muted">{`${messages.order.request} ${messages.order.hint}`}</p>
      <Consent purpose="order" />
    </div>
  )
}
