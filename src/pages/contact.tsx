import { graphql, type PageProps } from "gatsby"
import { Audience } from "../features/about/audience"
import { HealthLine } from "../features/animal-health/health-line"
import { OpenNow } from "../features/contact/open-now"
import { PageIntro } from "../shared/page-intro"
import { FindUs } from "../features/contact/find-us"
import { Office } from "../features/contact/office"
import { PhoneBook } from "../features/contact/phone-book"
import { Complaints } from "../features/legal/complaints"

export default function ContactPage({
  data: { page, contact, site, health, home },
}: PageProps<Queries.ContactPageQuery>) {
  if (!contact || !site || !health) return <PageIntro page={page} />
  return (
    <>
      <PageIntro page={page} />
      <HealthLine content={health.note} />
      <PhoneBook content={contact.phoneBook} mapLink={site.mapLink}>
        <OpenNow hours={site.openingHours} />
      </PhoneBook>
      <Office content={contact} facts={site} picture={home?.contact.image} />
      <FindUs content={contact.map} mapLink={site.mapLink} />
      <Complaints content={contact.complaints} />
      <Audience content={contact.press} id="press" />
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query ContactPage {
    page(route: { eq: "/contact" }) {
      ...PageContent
    }
    site: siteSettings {
      ...OfficeFacts
    }
    home {
      contact {
        image {
          ...FigurePicture
        }
      }
    }
    health: animalHealth {
      note {
        ...HealthNote
      }
    }
    contact {
      complaints {
        ...LegalSection
      }
      ...OfficeContent
      phoneBook {
        ...PhoneBookContent
      }
      map {
        ...FindUsContent
      }
      press {
        ...AudienceContent
      }
    }
  }
`
