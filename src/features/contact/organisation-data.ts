import { graphql } from "gatsby"

/* Each schema.org type is in its own file, so that a page's bundle includes only the types that it uses. */

/** Returns schema.org's data about the organisation, for the home page. */
export function getOrganisationData(site: Queries.OrganisationDataFragment): object {
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
    // schema.org has no opening hours for an organisation, only for a place or a contact point.
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: site.email,
      telephone: site.telephones[0]?.number,
      hoursAvailable: site.openingHours.flatMap(({ days, opens, closes }) =>
        opens && closes ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }] : [],
      ),
    },
  }
}

export const organisationFragment = graphql`
  fragment OrganisationData on SiteSettings {
    name
    siteUrl
    description
    email
    telephones {
      number
    }
    address {
      street
      city
      countryCode
    }
    openingHours {
      days
      opens
      closes
    }
  }
`
