import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps, ReactNode } from "react"
import { Breadcrumb, type Crumb } from "./breadcrumb"
import { Container, type ContainerProps } from "./container"
import { Eyebrow, Heading } from "./heading"

const bannerStyles = cva("relative overflow-hidden sm:pt-4 print:pb-0", {
  variants: {
    /** brief: lower, and on phones only the title; picture: on phones a `HeadPicture` follows in place of the hills. */
    size: {
      full: "sm:pb-20 lg:pt-8 lg:pb-30",
      brief: "pt-1 sm:pb-14 lg:pb-18",
      picture: "sm:pb-20 lg:pt-8 lg:pb-30",
    },
    tone: { plain: "bg-surface-sunken", danger: "bg-danger-surface" },
  },
  compoundVariants: [{ size: "brief", class: "max-sm:bg-transparent" }],
})

export interface PageBannerProps extends Omit<ComponentProps<"div">, "title">, VariantProps<typeof bannerStyles> {
  title: ReactNode
  /** For pages whose title is only a name. */
  eyebrow?: string
  breadcrumb: readonly Crumb[]
  /** The name of a file in `static/banners/`. */
  scene?: string
  /** The width of the content below, so that the page has one left edge. */
  width?: ContainerProps["width"]
}

/**
 * The head of every page except the home pages: breadcrumb, title and hills with a drawing. Children, such as a lead,
 * follow below.
 */
export function PageBanner({
  title,
  eyebrow,
  breadcrumb,
  scene = "acacia",
  size = "full",
  tone = "plain",
  width,
  children,
  ...props
}: PageBannerProps) {
  const isBrief = size === "brief"
  return (
    <div data-slot="page-banner" {...props}>
      <header className={bannerStyles({ size, tone })}>
        <Container width={width} className={cx("relative z-1 flex flex-col", isBrief ? "sm:gap-1" : "sm:gap-3")}>
          <Breadcrumb items={breadcrumb} className={isBrief ? "max-sm:hidden" : undefined} />
          <Heading
            level={1}
            size="title"
            className={cx(
              "sm:max-w-[calc(100%-13rem)]",
              size === "picture" && "max-sm:pb-4",
              tone === "danger" && "text-danger!",
            )}
          >
            <Eyebrow>{eyebrow}</Eyebrow>
            {title}
          </Heading>
        </Container>
        {/* After the title in the HTML, so that a late font moves the hills and not the text. */}
        <BannerHills
          scene={scene}
          isLow={isBrief}
          hasSun={!isBrief && tone === "plain"}
          className={size === "full" ? "max-sm:relative" : "max-sm:hidden"}
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
  scene: string
  isLow: boolean
  hasSun: boolean
  className: string
}

/** Hills as wide as the screen, but below the title; the nearest has the page's own colour. */
function BannerHills({ scene, isLow, hasSun, className }: BannerHillsProps) {
  const folds = cx("absolute bottom-0 left-0 h-full w-full", isLow ? "sm:h-20 lg:h-24" : "sm:h-28 lg:h-40")
  return (
    <div aria-hidden data-slot="banner-hills" className={cx("max-sm:h-[10vw] print:hidden", className)}>
      {hasSun && (
        <svg
          data-slot="banner-sun"
          viewBox="-70 -70 140 140"
          className="absolute right-[40vw] bottom-[3.9vw] size-[5.8vw] sm:right-36 sm:bottom-11 sm:size-20 lg:right-64 lg:bottom-20 lg:size-35 2xl:right-[calc(50vw-28rem)]"
        >
          <circle r="70" className="fill-sun" />
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
