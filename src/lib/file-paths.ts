import { slug } from "./paths"

/* Addresses of files for calendars and address books. Few pages lead to them; `paths.ts` travels with every page. */

/** A file, not a page: the dates of the network for a calendar program. */
export const calendarPath = "/calendar.ics"

/** Files, not pages: the network's numbers for a phone's address book, and those of one farmer. */
export const contactsPath = "/contacts.vcf"
export const contactPath = (name: string) => `/contacts/${slug(name)}.vcf`

/** The page to edit the content with, where data/site.json names a repository; on the computer of an editor, too. */
export const editorPath = "/admin"
