import { cva, cx, type VariantProps } from "class-variance-authority"
import { createContext, useContext, type ComponentProps } from "react"
import { deferred } from "./deferred"
import { messages } from "./messages"
import { useCarousel, type CarouselOptions } from "./use-carousel"

/** If it fails to load, the row scrolls natively, and the buttons scroll it. */
const CarouselEngine = deferred(() => import("./carousel-engine").then(({ CarouselEngine }) => CarouselEngine), {
  LoadError: () => null,
})

const CarouselContext = createContext<(ReturnType<typeof useCarousel> & { label: string }) | null>(null)

export function useCarouselState() {
  const state = useContext(CarouselContext)
  if (!state) throw new Error("Put this component into <Carousel>.")
  return state
}

interface CarouselProps extends ComponentProps<"section">, CarouselOptions {
  /** The accessible name: "Members' stories". */
  label: string
}

/**
 * Slides, one or several at a time: `CarouselControls` (pause first), then `CarouselViewport` with its
 * `CarouselSlide`s. Without JavaScript it is a row that scrolls and snaps.
 */
export function Carousel({ label, className, children, ...options }: CarouselProps) {
  const {
    count,
    effect = "slide",
    loop = true,
    noun = messages.carousel.slide,
    isSingle = false,
    autoplay = false,
    ...props
  } = options
  const state = useCarousel({ count, effect, loop, noun, isSingle, autoplay })
  return (
    <CarouselContext value={{ ...state, label }}>
      <section
        data-slot="carousel"
        aria-roledescription="carousel"
        aria-label={label}
        className={cx("relative flex flex-col", className)}
        onPointerOver={({ pointerType }) => (pointerType === "mouse" ? state.enable() : state.prefetch())}
        onFocus={state.enable}
        {...props}
      >
        {state.engine && <CarouselEngine {...state.engine} />}
        {children}
        <p data-slot="carousel-status" aria-live="polite" aria-atomic="true" className="sr-only">
          {state.status}
        </p>
      </section>
    </CarouselContext>
  )
}

const viewportStyles = cva("relative [scrollbar-width:none] [&::-webkit-scrollbar]:hidden", {
  variants: {
    /** Space between slides; with a gap the row also gets padding for focus rings. */
    gap: {
      none: "[--slide-gap:0px]",
      narrow: "-m-2 scroll-pl-2 p-2 [--slide-gap:0.75rem]",
      wide: "-m-2 scroll-pl-2 p-2 [--slide-gap:1.5rem]",
    },
  },
  defaultVariants: { gap: "none" },
})

/**
 * The visible part of the row. A class sets how many slides show (`min-[768px]:[--per-view:2]`) or their width
 * (`[--slide-size:4.75rem]`).
 */
export function CarouselViewport({
  gap,
  className,
  children,
  ...props
}: ComponentProps<"div"> & VariantProps<typeof viewportStyles>) {
  const { viewport, isEngineMounted, onScroll, label } = useCarouselState()
  return (
    <div
      data-slot="carousel-viewport"
      ref={viewport}
      onScroll={onScroll}
      // A scrollable row must be scrollable by keyboard, and -1 keeps the focus when the engine starts.
      tabIndex={isEngineMounted ? -1 : 0}
      role="group"
      aria-label={label}
      className={cx(
        viewportStyles({ gap }),
        isEngineMounted ? "overflow-hidden" : "snap-x snap-mandatory overflow-x-auto overscroll-x-contain",
        className,
      )}
      {...props}
    >
      <div
        data-slot="carousel-track"
        className={cx("-ml-(--slide-gap) flex", isEngineMounted && "[touch-action:pan-y_pinch-zoom]")}
      >
        {children}
      </div>
    </div>
  )
}

interface CarouselSlideProps extends ComponentProps<"div"> {
  /** From 0. */
  index: number
  /** The slide's title, announced after a move. */
  label?: string
}

/** One slide, named by its number; off screen it is inert. */
export function CarouselSlide({ index, label, className, ...props }: CarouselSlideProps) {
  const { count, reachableSlides } = useCarouselState()
  return (
    <div
      data-slot="carousel-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${count}`}
      data-label={label}
      inert={reachableSlides !== undefined && !reachableSlides.includes(index)}
      // Native scroll snapping aligns a slide's content, not its gap, with the viewport's padding.
      className={cx(
        "min-w-0 shrink-0 grow-0 basis-[var(--slide-size,calc(100%/var(--per-view,1)))] snap-start scroll-ml-[calc(var(--slide-gap)*-1)] pl-(--slide-gap)",
        className,
      )}
      {...props}
    />
  )
}
