import { useAtomValue, useSetAtom } from "jotai"
import { useId, useRef, useState, type ComponentProps } from "react"
import { Checkbox } from "../../components/checkbox"
import { controlStyles } from "../../components/control-styles"
import { Heading } from "../../components/heading"
import { useOnline } from "../../components/use-online"
import { HandOver } from "../contact"
import { rememberAtom, rememberedAtom } from "./customer"
import { KeepOrder } from "./keep-order"
import type { OrderHandOver } from "./use-order"
import { SHORT_FIELDS, type useCustomer } from "./use-customer"
import { PrivacyLink } from "../../shared/privacy-link"
import { words } from "./words"

interface SendOrderProps extends Pick<ReturnType<typeof useCustomer>, "customer" | "shortForm" | "sync"> {
  /** What is handed over. */
  order: OrderHandOver
  /** Whether the saved cart has been read. Before that the block keeps its place, and its links can't be used. */
  isRead: boolean
}

/**
 * The shortest way to an order: name and place, then WhatsApp, SMS or a call. Nobody
 * is stopped for a missing name: it is asked for, and the message goes out all the same. Without a network it can be kept.
 */
export function SendOrder({ order, isRead, customer, shortForm, sync }: SendOrderProps) {
  const [isNameMissed, setNameMissed] = useState(false)
  const ways = useRef<HTMLDivElement>(null)
  const isOnline = useOnline()
  const reserve = () => {
    sync()
    order.onIntent()
  }
  return (
    <div
      id="send"
      data-slot="send-order"
      data-unread={isRead ? undefined : "filled"}
      className="js-only scroll-mt-28 rounded-lg bg-surface-raised p-4 shadow-sheet sm:p-6 print:hidden"
    >
      <Heading level={2} size="lg">
        {words.order.title}
      </Heading>
      <form
        ref={shortForm}
        aria-label={words.order.title}
        className="mt-1 grid grid-cols-2 gap-x-3 sm:mt-3 sm:gap-x-5"
        onChange={sync}
        onSubmit={(event) => {
          event.preventDefault()
          ways.current?.querySelector("a")?.focus()
        }}
      >
        <ShortField
          name={SHORT_FIELDS.name}
          label={words.order.name}
          autoComplete="name"
          defaultValue={customer.name}
          problem={isNameMissed && !customer.name ? words.order.nameMissing : undefined}
        />
        <ShortField
          name={SHORT_FIELDS.place}
          label={words.order.place}
          autoComplete="address-level2"
          defaultValue={customer.place}
        />
        {/* For "Enter" and a telephone's "Go", which lead on to the ways to send. */}
        <button type="submit" hidden>
          {words.order.title}
        </button>
      </form>
      {/* Unseen until there is an order to send, and as high as it will be then. */}
      <div ref={ways} inert={!isRead} className={isRead ? "mt-3" : "invisible mt-3"}>
        <HandOver
          isCompact
          {...order}
          labels={{ whatsapp: words.order.whatsApp }}
          onIntent={reserve}
          onSend={(channel) => {
            setNameMissed(!customer.name)
            order.onSend(channel)
          }}
        />
      </div>
      {isRead && !isOnline && <KeepOrder order={order} onIntent={reserve} />}
      <RememberTick />
      <p className="mt-1 text-ink-muted">{`${words.order.request} ${words.order.hint}`}</p>
      <PrivacyLink />
    </div>
  )
}

/** Whether name, place and last order stay on this phone. Taken away, the tick deletes them. */
function RememberTick() {
  const isRemembered = useAtomValue(rememberedAtom) !== null
  const remember = useSetAtom(rememberAtom)
  return (
    <div data-slot="remember-tick" className="mt-1">
      <Checkbox checked={isRemembered} onChange={(event) => remember(event.currentTarget.checked)}>
        {words.order.remember}
      </Checkbox>
    </div>
  )
}

interface ShortFieldProps extends ComponentProps<"input"> {
  label: string
  /** What is asked for once more. */
  problem?: string
}

/** A field that nothing has to be typed into. Not a `Field`: the form's checks would weigh 4.6 KB on the first screen. */
function ShortField({ label, problem, ...props }: ShortFieldProps) {
  const id = useId()
  return (
    <div data-slot="field" className="flex flex-col gap-1.5">
      <label htmlFor={id} className="self-start text-sm font-semibold text-ink-strong">
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={controlStyles({ className: "min-h-touch" })}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        {...props}
      />
      <p id={`${id}-problem`} aria-live="polite" className="font-semibold text-danger empty:-mt-1.5">
        {problem}
      </p>
    </div>
  )
}
