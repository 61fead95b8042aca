import { graphql } from "gatsby"

/** The organisation's structured data for search engines (`src/shared/structured-data`). */
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
