import { slug } from "./paths"

/* Addresses of files for calendars and address books. Few pages lead to them; `paths.ts` travels with every page. */

/** Files, not pages: all dates of the network for a calendar program, and one of them. */
export const calendarPath = "/calendar.ics"
export const eventPath = (name: string) => `/calendar/${name}.ics`

/** Files, not pages: the network's numbers for a phone's address book, and those of one farmer. */
export const contactsPath = "/contacts.vcf"
export const contactPath = (name: string) => `/contacts/${slug(name)}.vcf`

/** The page to edit the content with, where data/site.json names a repository; on the computer of an editor, too. */
export const editorPath = "/admin"
