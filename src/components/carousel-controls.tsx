import { cva, cx, type VariantProps } from "class-variance-authority"
import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react"
import type { ComponentProps } from "react"
import { Button, type ButtonProps } from "./button"
import { useCarouselState } from "./carousel"
import { Icon } from "./icon"
import { messages } from "./messages"
import { VisuallyHidden } from "./visually-hidden"

const controlsStyles = cva("js-only order-last flex flex-wrap items-center gap-2 print:hidden", {
  variants: {
    /** bar: in the `SectionBar` above the slides. */
    align: { start: "mt-5 justify-start", centre: "mt-5 justify-center", bar: "shrink-0" },
  },
  defaultVariants: { align: "centre" },
})

/** The buttons: before the slides in the tab order; on screen below them, or in the bar above. */
export function CarouselControls({
  align,
  className,
  ...props
}: ComponentProps<"div"> & VariantProps<typeof controlsStyles>) {
  return <div data-slot="carousel-controls" className={controlsStyles({ align, className })} {...props} />
}

/** Stops and starts the autoplay; place it first among the controls. */
export function CarouselPause() {
  const { playing, toggle } = useCarouselState()
  return (
    <Button variant="outline" size="icon" onClick={toggle} data-slot="carousel-pause">
      <Icon icon={playing ? Pause : Play} />
      <VisuallyHidden>{playing ? messages.carousel.stop : messages.carousel.start}</VisuallyHidden>
    </Button>
  )
}

interface StepProps extends Omit<ButtonProps, "children"> {
  label?: string
}

export function CarouselPrevious({ label = messages.carousel.previous, ...props }: StepProps) {
  return <Step by={-1} icon={ArrowLeft} label={label} data-slot="carousel-previous" {...props} />
}

export function CarouselNext({ label = messages.carousel.next, ...props }: StepProps) {
  return <Step by={1} icon={ArrowRight} label={label} data-slot="carousel-next" {...props} />
}

/** Wraps around at either end; does nothing where all slides are visible. */
function Step({ by, icon, label, className, ...props }: StepProps & { by: 1 | -1; icon: typeof ArrowLeft }) {
  const { step, canStep } = useCarouselState()
  return (
    <Button
      variant="outline"
      size="icon"
      aria-disabled={!canStep || undefined}
      onClick={() => canStep && step(by)}
      className={cx("aria-disabled:cursor-not-allowed aria-disabled:opacity-50", className)}
      {...props}
    >
      <Icon icon={icon} />
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
    </Button>
  )
}

/** One button for each slide, for carousels that show one slide at a time. */
export function CarouselBullets(props: ComponentProps<"div">) {
  const { count, selected, noun, goTo } = useCarouselState()
  return (
    <div data-slot="carousel-bullets" role="group" aria-label={messages.carousel.choose} className="flex" {...props}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-current={index === selected ? "true" : undefined}
          onClick={() => goTo(index)}
          className="group grid h-touch w-8 place-items-center rounded-sm"
        >
          <VisuallyHidden>{`${messages.carousel.slideOf(noun, index + 1, count)} `}</VisuallyHidden>
          <span className="size-3 rounded-full border-2 border-line-strong group-hover:border-accent group-aria-[current]:border-accent group-aria-[current]:bg-accent" />
        </button>
      ))}
    </div>
  )
}
