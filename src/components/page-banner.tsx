import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"
import { Breadcrumb, type Crumb } from "./breadcrumb"
import { Container } from "./container"
import { Heading } from "./heading"

export interface PageBannerProps extends Omit<ComponentProps<"header">, "title"> {
  /** The page's heading of level 1. */
  title: string
  /** From the home page to the current page. */
  breadcrumb: readonly Crumb[]
}

/**
 * The head of every page except the home pages: breadcrumb, title, an optional line as children, and a strip of hills.
 */
export function PageBanner({ title, breadcrumb, className, children, ...props }: PageBannerProps) {
  return (
    <header
      data-slot="page-banner"
      className={cx(
        "relative overflow-hidden bg-surface-sunken pt-8 pb-24 sm:pt-10 sm:pb-32 lg:pt-14 lg:pb-[max(10rem,11vw)] print:pb-0",
        className,
      )}
      {...props}
    >
      <BannerScene />
      <Container className="relative flex flex-col gap-3">
        <Breadcrumb items={breadcrumb} />
        <Heading level={1}>{title}</Heading>
        {children}
      </Container>
    </header>
  )
}

/** A low sun behind three folds of pasture and an acacia; the nearest fold has the page's own colour. */
function BannerScene() {
  return (
    <svg
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      className="absolute bottom-0 left-0 h-24 w-full overflow-visible sm:h-32 lg:h-40 print:hidden"
    >
      <circle cx="1180" cy="92" r="74" className="fill-highlight" />
      <path className="fill-hill-mid" d="M0 112C190 66 350 60 560 92s330 34 500 2 260-40 380-22V200H0Z" />
      <path className="fill-scrim opacity-10" d="M0 138c220-36 400-34 600-8s380 16 540-10 210-22 300-8V200H0Z" />
      <path className="fill-hill-far" d="M0 142c220-36 400-34 600-8s380 16 540-10 210-22 300-8V200H0Z" />
      <Acacia />
      <path className="fill-scrim opacity-10" d="M0 160c190 8 340-22 540-18s350 34 520 26 270-32 380-28V200H0Z" />
      <path className="fill-hill-near" d="M0 164c190 8 340-22 540-18s350 34 520 26 270-32 380-28V200H0Z" />
      <path className="fill-scrim opacity-15" d="M0 180c240-20 420 0 660 2s470-24 780-4V200H0Z" />
      <path className="fill-surface" d="M0 184c240-20 420 0 660 2s470-24 780-4V201H0Z" />
    </svg>
  )
}

function Acacia() {
  return (
    <g className="fill-hill-near">
      <path d="M1336 152c3-22 2-40-2-58l-22-22 5-3 20 18 6-24 6 1-4 28 24-22 4 4-26 28c-3 16-4 32-3 50z" />
      <path d="M1262 72c14-22 40-34 66-30 8-6 20-8 30-5 28-4 56 10 68 32-10-4-22-5-30 0-12 5-22 2-32-1-10 5-22 6-32 2-12 5-24 6-34 1-12 4-26 5-36 1z" />
    </g>
  )
}
