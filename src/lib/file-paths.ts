import { slug } from "./paths"

/* Paths of files that few pages link to: `paths.ts` is in the scripts of every page. */

export const calendarPath = "/calendar.ics"

export const contactsPath = "/contacts.vcf"
export const contactPath = (name: string) => `/contacts/${slug(name)}.vcf`

/** The editor, where data/site.json names a repository, and on an editor's computer. */
export const editorPath = "/admin"
