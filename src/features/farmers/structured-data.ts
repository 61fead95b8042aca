import type { Organisation } from "../contact"

interface Person {
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly phone: string
  readonly email: string
}

/** schema.org's `Person`: a member of the team and the organisation. */
export function personData(person: Person, site: Pick<Organisation, "name" | "siteUrl">): object {
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: person.name,
    jobTitle: person.title,
    description: person.summary,
    telephone: person.phone,
    email: person.email,
    memberOf: { "@type": "Organization", name: site.name, url: site.siteUrl },
  }
}
