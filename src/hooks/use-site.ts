import { graphql, useStaticQuery } from "gatsby"

/** Identity, contact data and menus: the facts that every page shows, out of site.json and navigation.json. */
export function useSite() {
  const { siteSettings, navigation } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      siteSettings {
        name
        siteUrl
        title
        description
        about
        email
        telephones {
          label
          number
        }
        address {
          text
        }
        openingHours {
          label
          opens
          closes
        }
        social {
          network
          label
          href
        }
        chat {
          label
          number
          greeting
        }
        forms {
          contact
          subscribe
        }
        features {
          chatButton
          newsletter
        }
      }
      navigation {
        topBar
        mainMenu {
          label
          href
          items {
            label
            href
          }
        }
        joinButton {
          label
          href
        }
        sidePanel {
          title
          contactTitle
          newsletterTitle
          newsletterLead
          socialTitle
          button {
            label
            href
          }
        }
        footer {
          exploreTitle
          explore {
            label
            href
          }
          contactTitle
          hoursTitle
          subscribeTitle
          subscribeLead
          socialTitle
          copyright
          links {
            label
            href
          }
        }
      }
    }
  `)
  if (!siteSettings || !navigation) throw new Error("data/site.json or data/navigation.json has not been read.")
  return { site: siteSettings, navigation }
}

export type Site = ReturnType<typeof useSite>["site"]
export type Navigation = ReturnType<typeof useSite>["navigation"]
