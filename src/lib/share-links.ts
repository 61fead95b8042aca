/** What is shared: a page's title and its whole canonical address. */
export interface Shared {
  title: string
  url: string
}

export interface ShareLink {
  /** The network's mark in static/icons.svg. */
  network: "whatsapp" | "facebook" | "x" | "telegram"
  label: string
  /** The network's own public page for sharing: nothing is loaded from it before a visitor goes there. */
  href: string
}

const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")

/** Where a page can be shared; WhatsApp, which most members have, comes first. */
export function shareLinks({ title, url }: Shared): readonly ShareLink[] {
  return [
    { network: "whatsapp", label: "WhatsApp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { network: "facebook", label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { network: "x", label: "X", href: `https://x.com/intent/post?${query({ text: title, url })}` },
    { network: "telegram", label: "Telegram", href: `https://t.me/share/url?${query({ url, text: title })}` },
  ]
}
