import { readSite } from "../content"

/** Facts of data/site.json that files need. */
export interface Organisation {
  readonly name: string
  readonly siteUrl: string
  readonly email: string
  readonly telephones: readonly { readonly key?: string | null; readonly label: string; readonly number: string }[]
  readonly vetLine: string | null
  /** WhatsApp: the first telephone, unless it has its own number. */
  readonly chat: { readonly number: string }
  readonly address: { readonly street: string; readonly city: string; readonly country: string }
}

export function readOrganisation(root: string): Organisation {
  const { chat, vetLine = null, ...site } = readSite(root)
  return { ...site, vetLine, chat: { number: chat.number ?? site.telephones[0]?.number ?? "" } }
}
