import { graphql, useStaticQuery } from "gatsby"

/** Returns site-wide data from site.json, navigation.json and cart.json. */
export function useSite() {
  const { preview, siteSettings, navigation, cart } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
    query SiteFacts {
      preview {
        left
      }
      siteSettings {
        name
        siteUrl
        title
        description
        about
        email
        telephones {
          key
          label
          number
        }
        vetLine
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
          number
          greeting
        }
        forms {
          contact
          subscribe
          comment
          review
          order
        }
        features {
          chatButton
          newsletter
          wishlist
          compare
          offline
        }
      }
      navigation {
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
        footer {
          explore {
            label
            href
          }
          subscribeLead
          copyright
          links {
            label
            href
          }
        }
      }
      cart {
        shipping
      }
    }
  `)
  if (!siteSettings || !navigation || !cart)
    throw new Error("data/site.json, navigation.json or cart.json has not been read.")
  return { preview, site: siteSettings, navigation, cart }
}

export type Site = ReturnType<typeof useSite>["site"]
export type Navigation = ReturnType<typeof useSite>["navigation"]
