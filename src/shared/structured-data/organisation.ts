/*
 * What search engines are told in schema.org's words; the content is the only source. A file for each kind, so that a
 * page carries only what it says.
 */

export interface Organisation {
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

/** The organisation, for the home page. */
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
