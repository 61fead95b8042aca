/** What search engines are told in schema.org's words; the content is the only source. */

interface Organisation {
  readonly name: string
  readonly siteUrl: string
  readonly description: string
  readonly email: string
  readonly telephones: readonly { readonly number: string }[]
  readonly address: { readonly street: string; readonly city: string; readonly countryCode: string }
  readonly openingHours: readonly {
    readonly days: readonly string[]
    readonly opens: string | null
    readonly closes: string | null
  }[]
}

export function organisationData(site: Organisation): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: site.siteUrl,
    logo: `${site.siteUrl}/icons/icon-512.png`,
    description: site.description,
    email: site.email,
    telephone: site.telephones[0]?.number,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.address.street,
      addressLocality: site.address.city,
      addressCountry: site.address.countryCode,
    },
    openingHoursSpecification: site.openingHours.flatMap(({ days, opens, closes }) =>
      opens && closes ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }] : [],
    ),
  }
}

/** Where a page stands, for the line that search results show above its title. */
export function breadcrumbData(siteUrl: string, crumbs: readonly { label: string; href?: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: siteUrl + href }),
    })),
  }
}

/** Questions and answers of a page. */
export function questionsData(faqs: readonly { question: string; answer: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}

interface Person {
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly phone: string
  readonly email: string
}

/** A member of the team and whom they work for. */
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
