import * as AccordionPrimitive from "@radix-ui/react-accordion"
import { cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from "react"

type AccordionProps = Omit<ComponentProps<"div">, "defaultValue" | "dir"> & {
  /** The `value` of the item that is open at first; none by default. */
  defaultValue?: string
}

/**
 * Questions and answers, one open at a time. All answers are in the HTML; without JavaScript all are open. Use `Tabs`
 * for views of one subject.
 */
export function Accordion({ defaultValue = "", ...props }: AccordionProps) {
  const [value, setValue] = useState(defaultValue)
  const ref = useRef<HTMLDivElement>(null)
  useHiddenUntilFound(ref, value)
  return (
    <AccordionPrimitive.Root
      ref={ref}
      data-slot="accordion"
      type="single"
      collapsible
      value={value}
      onValueChange={setValue}
      {...props}
    />
  )
}

/**
 * Lets the browser's search find closed answers, by hand: React takes `hidden` for a boolean (facebook/react#24740),
 * and Radix has no option for it (radix-ui/primitives#1660).
 */
function useHiddenUntilFound(root: RefObject<HTMLElement | null>, value: string): void {
  useEffect(() => {
    if (!("onbeforematch" in document.body)) return
    for (const answer of root.current?.querySelectorAll(ANSWER) ?? []) {
      if (answer.getAttribute("data-state") === "closed") answer.setAttribute("hidden", "until-found")
      else answer.removeAttribute("hidden")
    }
  }, [root, value])

  useEffect(() => {
    const open = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches(ANSWER)) return
      target.previousElementSibling?.querySelector("button")?.click()
    }
    const element = root.current
    element?.addEventListener("beforematch", open)
    return () => element?.removeEventListener("beforematch", open)
  }, [root])
}

const ANSWER = "[data-slot=accordion-content]"

export function AccordionItem({ className, ...props }: ComponentProps<typeof AccordionPrimitive.Item>) {
  return (
    <AccordionPrimitive.Item
      data-slot="accordion-item"
      className={cx("border-y border-line not-last:border-b-0", className)}
      {...props}
    />
  )
}

/** The question: a heading of level 3 with a button in it. */
export function AccordionTrigger({ className, children, ...props }: ComponentProps<typeof AccordionPrimitive.Trigger>) {
  return (
    <AccordionPrimitive.Header asChild>
      <h3 data-slot="accordion-header">
        <AccordionPrimitive.Trigger
          data-slot="accordion-trigger"
          className={cx(
            "group flex min-h-touch w-full items-center justify-between gap-4 py-3 text-left leading-snug font-semibold text-ink-strong transition-colors duration-quick hover:text-accent",
            className,
          )}
          {...props}
        >
          {children}
          <ChevronDown className="js-only size-5 shrink-0 transition-transform duration-calm group-data-[state=open]:[transform:rotate(180deg)] motion-reduce:transition-none" />
        </AccordionPrimitive.Trigger>
      </h3>
    </AccordionPrimitive.Header>
  )
}

export function AccordionContent({ className, children, ...props }: ComponentProps<typeof AccordionPrimitive.Content>) {
  return (
    <AccordionPrimitive.Content
      forceMount
      // Radix's `region` role would make a landmark of every answer, and screen readers would announce the question
      // twice.
      role={undefined}
      aria-labelledby={undefined}
      data-slot="accordion-content"
      className="print:[content-visibility:visible] not-print:data-[state=closed]:not-[[hidden]]:hidden motion-safe:data-[state=open]:animate-appear"
      {...props}
    >
      <div className={cx("max-w-measure pb-5", className)}>{children}</div>
    </AccordionPrimitive.Content>
  )
}
