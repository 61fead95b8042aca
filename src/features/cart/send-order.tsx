import { cva } from "class-variance-authority"
import { useAtomValue, useSetAtom } from "jotai"
import { Check } from "lucide-react"
import { useId, useRef, useState, type ComponentProps } from "react"
import { controlStyles } from "../../components/control-styles"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { useOnline } from "../../components/use-online"
import { formatMoney, type Money } from "../../lib/money"
import { HandOver } from "../contact"
import { rememberAtom, rememberedAtom } from "./customer"
import { KeepOrder } from "./keep-order"
import type { OrderHandOver } from "./use-order"
import { SHORT_FIELDS, type useCustomer } from "./use-customer"
import { words } from "./words"

interface SendOrderProps extends Pick<ReturnType<typeof useCustomer>, "customer" | "shortForm" | "sync"> {
  totals: readonly Money[]
  /** What is handed over. */
  order: OrderHandOver
  /** Whether the saved cart has been read. Before that the block keeps its place, and its links can't be used. */
  isRead: boolean
  /**
   * page: a sheet of its own, with the totals; tray: the lower part of one that has them. There the ways to send stay in
   * sight at its foot, however much is in the cart.
   */
  view?: "page" | "tray"
}

const boxStyles = cva("js-only print:hidden", {
  variants: {
    view: {
      page: "-mx-4 mb-8 bg-surface-raised p-4 pb-5 shadow-sheet sm:mx-0 sm:rounded-lg sm:p-6",
      // Without a box the ways below stand in the tray's own, and at its foot.
      tray: "contents",
    },
  },
})

/** Not at the foot where a screen of few lines, as large letters make it, would show nothing else. */
const waysStyles = cva("", {
  variants: {
    view: {
      page: "mt-3",
      tray: "bottom-0 z-10 border-t border-line bg-surface-raised py-3 [@media(min-height:32rem)]:sticky",
    },
    isRead: { true: "", false: "invisible" },
  },
})

/**
 * The shortest way to an order, with which cart and checkout begin: name and place, then WhatsApp, SMS or a call. Nobody
 * is stopped for a missing name: it is asked for, and the message goes out all the same. Without a network it can be kept.
 */
export function SendOrder({ totals, order, isRead, view = "page", customer, shortForm, sync }: SendOrderProps) {
  const [isNameMissed, setNameMissed] = useState(false)
  const ways = useRef<HTMLDivElement>(null)
  const isOnline = useOnline()
  const reserve = () => {
    sync()
    order.onIntent()
  }
  const title = (
    <Heading level={2} size={view === "tray" ? "md" : "xl"}>
      {words.order.title}
    </Heading>
  )
  return (
    <div data-slot="send-order" data-unread={isRead ? undefined : "filled"} className={boxStyles({ view })}>
      {/* On phones the totals have a line of their own, also before they are known: nothing moves when they come in. */}
      {view === "tray" ? (
        title
      ) : (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          {title}
          <p translate="no" className="w-full font-semibold text-ink-strong figures sm:w-auto">
            {isRead ? totals.map((total) => formatMoney(total, "always")).join(" + ") : "\u00a0"}
          </p>
        </div>
      )}
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
      <div ref={ways} inert={!isRead} className={waysStyles({ view, isRead })}>
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
      <p className="mt-1 text-ink-muted">{words.order.hint}</p>
    </div>
  )
}

/** Whether name, place and last order stay on this phone. Taken away, the tick deletes them. */
function RememberTick() {
  const isRemembered = useAtomValue(rememberedAtom) !== null
  const remember = useSetAtom(rememberAtom)
  return (
    <label data-slot="remember-tick" className="mt-1 flex min-h-touch items-center gap-3">
      <span className="relative grid shrink-0">
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={(event) => remember(event.currentTarget.checked)}
          // Drawn by our CSS, so that its border and its mark, the icon on top, keep the theme's contrast.
          className="peer size-6 shrink-0 cursor-pointer appearance-none rounded-sm border-2 border-line-strong bg-surface-raised checked:border-accent checked:bg-accent hover:border-ink"
        />
        <Icon
          icon={Check}
          size="xs"
          strokeWidth={4}
          className="pointer-events-none invisible absolute top-1 left-1 text-on-accent peer-checked:visible"
        />
      </span>
      {words.order.remember}
    </label>
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
