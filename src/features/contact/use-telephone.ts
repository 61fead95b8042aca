import { useSite } from "../../shared/use-site"

/** The number of site.json with this label; the chat's where there is none. */
export function useTelephone(wanted: string): string {
  const { telephones, chat } = useSite().site
  return telephones.find(({ label }) => label === wanted)?.number ?? chat.number
}
