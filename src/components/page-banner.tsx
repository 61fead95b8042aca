import { cva } from "class-variance-authority"
import type { ComponentProps } from "react"
import { Breadcrumb, type Crumb } from "./breadcrumb"
import { Container } from "./container"
import { Eyebrow, Heading } from "./heading"

/** What stands on the hills: one drawing for each family of pages, in `static/banners/`. */
export type BannerScene = "acacia" | "blog" | "contact" | "gallery" | "membership" | "people" | "services" | "shop"

export interface PageBannerProps extends Omit<ComponentProps<"div">, "title"> {
  /** The page's heading of level 1. */
  title: string
  /** From the home page to the current page. */
  breadcrumb: readonly Crumb[]
  scene?: BannerScene
  /** The kind of page, as the first words of the heading, where the title alone is a name. */
  kind?: string
  /** The title is the name of somebody or of goods, and is not translated. */
  isName?: boolean
}

/** From this length on a title is set smaller, so that it fills two lines of a phone and not three. */
const LONG_TITLE = 34

/** Up to this length a title ends on a phone before what stands on the hills. */
const SHORT_TITLE = 14

/**
 * The head of every page except the home pages: a strip of hills with breadcrumb and title. The opening line of the page,
 * as children, stands below it. On a phone of 360 × 640 the strip ends in the first third of the screen.
 */
export function PageBanner({
  title,
  breadcrumb,
  scene = "acacia",
  kind,
  isName = Boolean(kind),
  children,
  ...props
}: PageBannerProps) {
  const isLong = title.length >= LONG_TITLE
  return (
    <div data-slot="page-banner" {...props}>
      <header className="relative overflow-hidden bg-surface-sunken pt-0.5 pb-4 sm:pt-4 sm:pb-14 lg:pt-8 lg:pb-24 print:pb-0">
        <Container className="relative z-1 flex flex-col sm:gap-3">
          <Breadcrumb items={breadcrumb} />
          <Heading level={1} size={isLong ? "long" : "title"} className="sm:max-w-[calc(100%-13rem)]">
            {kind && <Eyebrow inHeading>{kind}</Eyebrow>}
            <span translate={isName ? "no" : undefined}>{title}</span>
          </Heading>
        </Container>
        {/* After the words, whose height moves them, for whom the page arrives slowly. */}
        <BannerHills scene={scene} reach={isLong ? "all" : title.length > SHORT_TITLE ? "scene" : "none"} />
      </header>
      {children && <Container className="flex flex-col gap-3 pt-5 sm:pt-6 lg:pt-8">{children}</Container>}
    </div>
  )
}

interface BannerHillsProps {
  scene: BannerScene
  /** How far the title reaches on a phone: over what stands on the hills, over the sun as well, or over neither. */
  reach: "none" | "scene" | "all"
}

const sunStyles = cva("", {
  variants: {
    reach: {
      none: "max-sm:translate-x-[190px] max-sm:translate-y-[36px]",
      scene: "max-sm:translate-x-[190px] max-sm:translate-y-[36px]",
      all: "max-sm:hidden",
    },
  },
})

const sceneStyles = cva(
  "absolute right-4 bottom-2.5 h-14 w-28 text-cutout [--icon-accent:var(--color-sun)] sm:right-8 sm:bottom-6 sm:h-24 sm:w-48 lg:right-16 lg:bottom-8 lg:h-32 lg:w-64 2xl:right-[calc(50vw-40rem)]",
  { variants: { reach: { none: "", scene: "max-sm:opacity-40", all: "max-sm:opacity-40" } } },
)

/**
 * Folds of pasture under the sun, or at night under the moon; the nearest fold has the page's own colour. Where a title
 * reaches them on a phone, what stands on the hills is pale and the sun is not there.
 */
function BannerHills({ scene, reach }: BannerHillsProps) {
  return (
    <div aria-hidden className="print:hidden">
      <svg
        viewBox="0 0 1440 200"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute bottom-0 left-0 h-18 w-full overflow-visible sm:h-28 lg:h-40"
      >
        <g className={sunStyles({ reach })}>
          <circle cx="1110" cy="50" r="70" className="fill-sun" />
          {/* Where a second disc, up and to the left, covers it. */}
          <path className="fill-sun-shade" d="M1110-20A70 70 0 0 0 1048 82 60 60 0 1 0 1110-20Z" />
        </g>
        <path
          className="paper-shadow fill-hill-far"
          d="M0 112C190 66 350 60 560 92s330 34 500 2 260-40 380-22V200H0Z"
        />
        <path className="paper-shadow fill-hill-mid" d="M0 142c220-36 400-34 600-8s380 16 540-10 210-22 300-8V200H0Z" />
      </svg>
      <svg viewBox="0 0 200 100" className={sceneStyles({ reach })}>
        <use href={`/banners/${scene}.svg#scene`} />
      </svg>
      <svg
        viewBox="0 0 1440 200"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute bottom-0 left-0 h-18 w-full sm:h-28 lg:h-40"
      >
        <path
          className="paper-shadow fill-hill-near"
          d="M0 164c190 8 340-22 540-18s350 34 520 26 270-32 380-28V200H0Z"
        />
        <path className="paper-shadow fill-surface" d="M0 184c240-20 420 0 660 2s470-24 780-4V201H0Z" />
      </svg>
    </div>
  )
}
