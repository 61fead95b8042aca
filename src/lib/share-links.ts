export interface Shared {
  title: string
  url: string
}

export interface ShareLink {
  /** In static/icons.svg. */
  network: "whatsapp" | "facebook" | "x" | "telegram"
  label: string
  /** A public sharing page: nothing is loaded from it before the click. */
  href: string
}

const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")

/** Returns links for sharing a page; WhatsApp is first, because most members have it. */
export function shareLinks({ title, url }: Shared): readonly ShareLink[] {
  return [
    { network: "whatsapp", label: "WhatsApp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { network: "facebook", label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { network: "x", label: "X", href: `https://x.com/intent/post?${query({ text: title, url })}` },
    { network: "telegram", label: "Telegram", href: `https://t.me/share/url?${query({ url, text: title })}` },
  ]
}
