import type { CachedPage } from "../../platform/offline"

/* The words of /offline, copied from data/offline.json, and some kept pages, for stories and tests. */

export const offlineCopy = {
  phones: {
    title: "Call us or send an SMS",
    lead: "Calls and SMS work without data.",
    callLabel: "Call {number}",
    smsLabel: "SMS",
    smsText: "Hello CaFN, please call me back.",
  },
  retryLabel: "Try again",
  cart: { label: "Open the cart", text: "You can fill in an order without a network and send it by SMS." },
  kept: {
    title: "What you can read now",
    loading: "Looking for kept pages...",
    none: "No page is kept on this phone yet. Open a page while you have a network, and it stays here.",
    from: "from {date}",
    wanted: "Kept for later",
  },
  links: {
    title: "Pages that may open",
    items: [
      { label: "Home", href: "/" },
      { label: "Site map", href: "/site-map" },
    ],
  },
  keeping: {
    title: "What stays on this phone",
    text: "Pages you open stay on this phone, so you can read them without a network.",
    switchLabel: "Keep pages on this phone",
    saving: "You use less data, so pages are kept only when you allow it.",
    unable: "This browser keeps no pages.",
    clearLabel: "Delete all kept pages",
    cleared: "All kept pages are deleted.",
    notCleared: "No pages are kept in this window. Load the page again and try once more.",
  },
} as const satisfies Queries.OfflineCopyFragment

/** Two pages, the newest first; the second was asked for. Without a time zone, so that their hours are the same everywhere. */
export const cachedPages: readonly CachedPage[] = [
  {
    path: "/shop-single/3",
    title: "Fresh Milk",
    fetched: "2026-11-14T09:05:00",
    isPinned: false,
  },
  {
    path: "/blog-single/2",
    title: "Good hay in the dry months",
    fetched: "2026-11-02T17:40:00",
    isPinned: true,
  },
]
