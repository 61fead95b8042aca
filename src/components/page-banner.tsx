import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps, ReactNode } from "react"
import { Breadcrumb, type Crumb } from "./breadcrumb"
import { Container, type ContainerProps } from "./container"
import { Eyebrow, Heading } from "./heading"

const bannerStyles = cva("relative overflow-hidden py-3 print:pb-0", {
  variants: {
    /** From 640 px on; on phones all banners are only breadcrumb and title. */
    size: { brief: "sm:pb-12 lg:pb-14", tall: "sm:pt-4 sm:pb-20 lg:pt-8 lg:pb-30" },
    tone: { plain: "sm:bg-surface-sunken", danger: "bg-danger-surface" },
  },
})

const hillStyles = cva("absolute bottom-0 left-0 w-full", {
  variants: { size: { brief: "h-16 lg:h-20", tall: "h-28 lg:h-40" } },
})

const sceneStyles = cva("absolute right-(--page-margin) h-24 w-48 text-cutout [--icon-accent:var(--color-sun)]", {
  variants: { size: { brief: "bottom-4", tall: "bottom-6 lg:bottom-8 lg:h-32 lg:w-64" } },
})

export interface PageBannerProps extends Omit<ComponentProps<"div">, "title">, VariantProps<typeof bannerStyles> {
  title: ReactNode
  /** For pages whose title is only a name. */
  eyebrow?: string
  breadcrumb: readonly Crumb[]
  /** The name of a file in `static/banners/`. */
  scene?: string
  /** The width of the content below it. */
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
  size = "brief",
  tone = "plain",
  width = "page",
  children,
  ...props
}: PageBannerProps) {
  return (
    <div data-slot="page-banner" {...props}>
      <header className={bannerStyles({ size, tone })}>
        <Container
          width={width}
          className={cx("relative z-1 flex flex-col gap-1", width === "page" ? "sm:pr-64" : "sm:max-xl:pr-64")}
        >
          <Breadcrumb items={breadcrumb} />
          <Heading level={1} size="title" className={tone === "danger" ? "text-danger!" : undefined}>
            <Eyebrow>{eyebrow}</Eyebrow>
            {title}
          </Heading>
        </Container>
        {/* After the title in the HTML, so that a late font moves the hills and not the text. */}
        <BannerDivider scene={scene} size={size} />
      </header>
      {children && (
        <Container width={width} className="flex flex-col gap-3 pt-2 sm:pt-6">
          {children}
        </Container>
      )}
    </div>
  )
}

interface BannerDividerProps {
  scene: string
  size: PageBannerProps["size"]
}

/** Hills across the screen, below the title; the nearest has the page's background colour. */
function BannerDivider({ scene, size }: BannerDividerProps) {
  const hills = hillStyles({ size })
  return (
    <div aria-hidden data-slot="banner-divider" className="max-sm:hidden print:hidden">
      {size === "tall" && (
        <svg
          data-slot="banner-sun"
          viewBox="-70 -70 140 140"
          className="absolute right-36 bottom-11 size-20 lg:right-64 lg:bottom-20 lg:size-35 2xl:right-[calc(50vw-28rem)]"
        >
          <circle r="70" className="fill-sun" />
          <path className="fill-sun-shade" d="M0-70A70 70 0 0 0-62 32 60 60 0 1 0 0-70Z" />
        </svg>
      )}
      <svg viewBox="0 0 1440 200" preserveAspectRatio="none" className={hills}>
        <path
          className="paper-shadow fill-hill-far"
          d="M0 112C190 66 350 60 560 92s330 34 500 2 260-40 380-22V200H0Z"
        />
        <path className="paper-shadow fill-hill-mid" d="M0 142c220-36 400-34 600-8s380 16 540-10 210-22 300-8V200H0Z" />
      </svg>
      <svg data-slot="banner-scene" viewBox="0 0 200 100" className={sceneStyles({ size })}>
        <use href={`/banners/${scene}.svg#scene`} />
      </svg>
      <svg viewBox="0 0 1440 200" preserveAspectRatio="none" className={hills}>
        <path
          className="paper-shadow fill-hill-near"
          d="M0 164c190 8 340-22 540-18s350 34 520 26 270-32 380-28V200H0Z"
        />
        <path className="paper-shadow fill-surface" d="M0 184c240-20 420 0 660 2s470-24 780-4V201H0Z" />
      </svg>
    </div>
  )
}
