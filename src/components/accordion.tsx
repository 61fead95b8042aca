import * as AccordionPrimitive from "@radix-ui/react-accordion"
import { cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import type { ComponentProps } from "react"

type AccordionProps = Omit<ComponentProps<"div">, "defaultValue" | "dir"> & {
  /** The `value` of the item that is open at first; none by default. A list of questions opens the first one. */
  defaultValue?: string
}

/** Questions and answers, one open at a time. All answers are in the HTML; without JavaScript all are open. */
export function Accordion({ className, ...props }: AccordionProps) {
  return (
    <AccordionPrimitive.Root
      data-slot="accordion"
      type="single"
      collapsible
      className={cx("space-y-3", className)}
      {...props}
    />
  )
}

export function AccordionItem({ className, ...props }: ComponentProps<typeof AccordionPrimitive.Item>) {
  return (
    <AccordionPrimitive.Item
      data-slot="accordion-item"
      className={cx("rounded-md border border-line bg-surface-raised shadow-sheet", className)}
      {...props}
    />
  )
}

interface AccordionTriggerProps extends ComponentProps<typeof AccordionPrimitive.Trigger> {
  /** The heading level that fits under the heading above the accordion. */
  level?: 2 | 3 | 4
}

/** The question: a heading with a button in it. */
export function AccordionTrigger({ level = 3, className, children, ...props }: AccordionTriggerProps) {
  const Heading = `h${level}` as const
  return (
    <AccordionPrimitive.Header asChild>
      <Heading data-slot="accordion-header">
        <AccordionPrimitive.Trigger
          data-slot="accordion-trigger"
          className={cx(
            "group flex min-h-touch w-full items-center justify-between gap-4 rounded-md px-4 py-3 text-left font-display text-lg font-semibold text-ink-strong transition-colors duration-quick hover:text-accent sm:px-5",
            className,
          )}
          {...props}
        >
          {children}
          <ChevronDown className="js-only size-5 shrink-0 transition-transform duration-calm group-data-[state=open]:[transform:rotate(180deg)] motion-reduce:transition-none" />
        </AccordionPrimitive.Trigger>
      </Heading>
    </AccordionPrimitive.Header>
  )
}

/** The answer to the question above it. */
export function AccordionContent({ className, children, ...props }: ComponentProps<typeof AccordionPrimitive.Content>) {
  return (
    <AccordionPrimitive.Content
      forceMount
      // Radix's `region` role would make a landmark of every answer, and screen readers would announce the question
      // twice.
      role={undefined}
      aria-labelledby={undefined}
      data-slot="accordion-content"
      className="data-[state=closed]:hidden motion-safe:data-[state=open]:animate-appear print:block!"
      {...props}
    >
      <div className={cx("max-w-measure px-4 pb-4 sm:px-5 sm:pb-5", className)}>{children}</div>
    </AccordionPrimitive.Content>
  )
}
