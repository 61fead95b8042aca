import type { ReactNode } from "react"

/**
 * An item of the bottom bar (`bottom-bar.tsx`). The bar is 56 px high at any font size, so the icon's size is in pixels
 * and the label's is limited.
 */
export const bottomBarShape =
  "max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:items-center max-md:justify-center max-md:gap-px max-md:rounded-md max-md:no-underline max-md:[&_svg]:size-[24px]"

export const bottomBarItem = `${bottomBarShape} max-md:text-ink-strong`

export function BottomBarLabel({ children }: { children: ReactNode }) {
  return <span className="text-[min(0.8125rem,4.75vw)] leading-none font-semibold md:hidden">{children}</span>
}
