import { graphql, useStaticQuery } from "gatsby"

/**
 * Identity, contact data, menus and the words of the header's cart: the facts that every page shows, out of site.json,
 * navigation.json and cart.json.
 */
export function useSite() {
  const { siteSettings, navigation, cart } = useStaticQuery<Queries.SiteFactsQuery>(graphql`
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
          comment
          review
          order
        }
        features {
          chatButton
          newsletter
          wishlist
          compare
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
      cart {
        emptyCart
        shopLabel
        shipping
        viewLabel
        checkoutLabel
      }
    }
  `)
  if (!siteSettings || !navigation || !cart)
    throw new Error("data/site.json, data/navigation.json or data/cart.json has not been read.")
  return { site: siteSettings, navigation, cart }
}

export type Site = ReturnType<typeof useSite>["site"]
export type Navigation = ReturnType<typeof useSite>["navigation"]
export type CartWords = ReturnType<typeof useSite>["cart"]
