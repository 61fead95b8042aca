/** The shared page: its title and its canonical URL. */
export interface Shared {
  title: string
  url: string
}

export interface ShareLink {
  /** The network's icon in static/icons.svg. */
  network: "whatsapp" | "facebook" | "x" | "telegram"
  label: string
  /** The network's public sharing page: nothing is loaded from it before a visitor opens the link. */
  href: string
}

const query = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")

/** Links for sharing a page; WhatsApp comes first, because most members have it. */
export function shareLinks({ title, url }: Shared): readonly ShareLink[] {
  return [
    { network: "whatsapp", label: "WhatsApp", href: `https://wa.me/?${query({ text: `${title} ${url}` })}` },
    { network: "facebook", label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { network: "x", label: "X", href: `https://x.com/intent/post?${query({ text: title, url })}` },
    { network: "telegram", label: "Telegram", href: `https://t.me/share/url?${query({ url, text: title })}` },
  ]
}
