import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"
import { Breadcrumb, type Crumb } from "./breadcrumb"
import { Container, type ContainerProps } from "./container"
import { Eyebrow, Heading } from "./heading"

/** What stands on the hills: one drawing for each family of pages, in `static/banners/`. */
export type BannerScene =
  "acacia" | "blog" | "contact" | "gallery" | "kraal" | "membership" | "people" | "services" | "shop"

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
  /** The page's own picture follows. On a phone it stands in place of the hills. */
  hasPicture?: boolean
  /** The page begins with what it is for: less height, and on a phone the title alone. */
  isBrief?: boolean
  /** As wide as what follows, so that the page has one left edge. */
  width?: ContainerProps["width"]
}

/** From this length on a title is set smaller, so that it fills two lines and not three. */
const LONG_TITLE = 34

/** A longer title takes two lines of a phone, and is set smaller there. */
const ONE_LINE_OF_A_PHONE = 20

/**
 * The head of every page except the home pages: breadcrumb and title, and hills on which the drawing of the page's
 * family stands. On a phone the title stands alone on plain paper, and the hills are a strip below it; on wider screens
 * the drawing stands beside the title. The opening line of the page, as children, stands below. On a phone of 360 × 640
 * the hills end in the first third of the screen. `title` is the page's heading of level 1.
 */
export function PageBanner({
  title,
  breadcrumb,
  scene = "acacia",
  kind,
  isName = Boolean(kind),
  hasPicture = false,
  isBrief = false,
  width,
  children,
  ...props
}: PageBannerProps) {
  const isEmergency = scene === "kraal"
  const ground = isEmergency ? "bg-danger-surface" : "bg-surface-sunken"
  return (
    <div data-slot="page-banner" {...props}>
      <header
        className={cx(
          "relative overflow-hidden sm:pt-4 print:pb-0",
          isBrief ? "pt-1 sm:bg-surface-sunken sm:pb-14 lg:pb-18" : `${ground} sm:pb-20 lg:pt-8 lg:pb-30`,
        )}
      >
        <Container width={width} className={cx("relative z-1 flex flex-col", isBrief ? "sm:gap-1" : "sm:gap-3")}>
          <Breadcrumb items={breadcrumb} className={isBrief ? "max-sm:hidden" : undefined} />
          <Heading
            level={1}
            size={title.length >= LONG_TITLE ? "long" : "title"}
            className={cx(
              hasPicture && "max-sm:pb-4",
              "sm:max-w-[calc(100%-13rem)]",
              title.length > ONE_LINE_OF_A_PHONE && "max-sm:text-title-long",
              isEmergency && "text-danger!",
            )}
          >
            {kind && <Eyebrow>{kind}</Eyebrow>}
            <span translate={isName ? "no" : undefined}>{title}</span>
          </Heading>
        </Container>
        {/* After the words, whose height moves them, for whom the page arrives slowly. */}
        <BannerHills
          scene={scene}
          isLow={isBrief}
          className={hasPicture || isBrief ? "max-sm:hidden" : "max-sm:relative"}
        />
      </header>
      {children && (
        <Container width={width} className="flex flex-col gap-3 pt-5 sm:pt-6 lg:pt-8">
          {children}
        </Container>
      )}
    </div>
  )
}

interface BannerHillsProps {
  scene: BannerScene
  /** Lower hills, without room for a sun. */
  isLow: boolean
  className: string
}

/**
 * Folds of pasture under the sun, or at night under the moon; the nearest fold has the page's own colour. They are as wide
 * as the screen and never higher, so that the title stands above them. On a phone the strip grows with the screen's width.
 */
function BannerHills({ scene, isLow, className }: BannerHillsProps) {
  const folds = cx("absolute bottom-0 left-0 h-full w-full", isLow ? "sm:h-20 lg:h-24" : "sm:h-28 lg:h-40")
  return (
    <div aria-hidden data-slot="banner-hills" className={cx("max-sm:h-[10vw] print:hidden", className)}>
      {/* Over the closed kraal of a sick animal no sun shines: the page is an emergency's. */}
      {!isLow && scene !== "kraal" && (
        <svg
          data-slot="banner-sun"
          viewBox="-70 -70 140 140"
          className="absolute right-[40vw] bottom-[3.9vw] size-[5.8vw] sm:right-36 sm:bottom-11 sm:size-20 lg:right-64 lg:bottom-20 lg:size-35 2xl:right-[calc(50vw-28rem)]"
        >
          <circle r="70" className="fill-sun" />
          {/* Where a second disc, up and to the left, covers it. */}
          <path className="fill-sun-shade" d="M0-70A70 70 0 0 0-62 32 60 60 0 1 0 0-70Z" />
        </svg>
      )}
      <svg viewBox="0 0 1440 200" preserveAspectRatio="none" className={folds}>
        <path
          className="paper-shadow fill-hill-far"
          d="M0 112C190 66 350 60 560 92s330 34 500 2 260-40 380-22V200H0Z"
        />
        <path className="paper-shadow fill-hill-mid" d="M0 142c220-36 400-34 600-8s380 16 540-10 210-22 300-8V200H0Z" />
      </svg>
      <svg
        data-slot="banner-scene"
        viewBox="0 0 200 100"
        className="absolute right-4 bottom-[1.75vw] h-[8vw] w-[16vw] text-cutout [--icon-accent:var(--color-sun)] sm:right-8 sm:bottom-6 sm:h-24 sm:w-48 lg:right-16 lg:bottom-8 lg:h-32 lg:w-64 2xl:right-[calc(50vw-40rem)]"
      >
        <use href={`/banners/${scene}.svg#scene`} />
      </svg>
      <svg viewBox="0 0 1440 200" preserveAspectRatio="none" className={folds}>
        <path
          className="paper-shadow fill-hill-near"
          d="M0 164c190 8 340-22 540-18s350 34 520 26 270-32 380-28V200H0Z"
        />
        <path className="paper-shadow fill-surface" d="M0 184c240-20 420 0 660 2s470-24 780-4V201H0Z" />
      </svg>
    </div>
  )
}
