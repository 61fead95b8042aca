import { kampalaDay } from "./kampala"

/*
 * What has a time on a page: a notice that is valid from one day until another, a date that passes. An element says so
 * in `data-from` and `data-until` ("2026-11-30", the last day included), and stands in an element that `showInTime` or
 * the script below are given. The build renders it with `hidden` as the build's day has it; the visitor's day decides
 * before the first paint. Without JavaScript the build's day stays.
 */

/**
 * Shows what is valid today in `frame`, and hides the rest; hides the frame itself if nothing is left. For pages that
 * the router opens, as the `ref` of the frame: React sets `hidden` when it creates an element and never again, because
 * the prop does not change.
 */
export function showInTime(frame: HTMLElement | null): void {
  if (!frame) return
  const today = kampalaDay(Date.now())
  let isEmpty = true
  for (const element of frame.querySelectorAll<HTMLElement>("[data-until]")) {
    const { from = "", until = "" } = element.dataset
    element.hidden = today < from || today > until
    if (!element.hidden) isEmpty = false
  }
  // Once, at the end: hidden and shown again, all in it would get its styles anew while React takes over.
  frame.hidden = isEmpty
}

/**
 * The same as an inline script, which is the last thing in the frame: it runs while the page is parsed, so that nothing
 * is painted and taken away again. The Content-Security-Policy of pages with such a frame allows it by its hash.
 */
export const inTimeScript = `{let f=document.currentScript.closest("[data-slot=in-time]"),t=new Date(Date.now()+108e5).toISOString().slice(0,10),n=1;for(let e of f.querySelectorAll("[data-until]"))n&=e.hidden=t<e.dataset.from||t>e.dataset.until;f.hidden=n}`

/** Whether the page at this path may have such a frame: the home page, the farm, the shop's lists and products. */
export const hasTimes = (pathname: string): boolean =>
  /^\/(farm|shop(\/\d+)?|shop-single(-thumb)?\/\d+)?$/.test(pathname)
