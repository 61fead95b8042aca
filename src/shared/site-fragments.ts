import { graphql } from "gatsby"

/** What search engines are told about the organisation (`src/lib/structured-data`). */
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
