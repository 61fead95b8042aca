import { useSite } from "../../shared/use-site"

/** Returns the number of site.json with this key; the chat's if there is none. */
export function useTelephone(wanted: Queries.TelephoneKey): string {
  const { telephones, chat } = useSite().site
  return telephones.find(({ key }) => key === wanted)?.number ?? chat.number
}
