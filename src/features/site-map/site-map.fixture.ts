/* The site map as the build makes it, copied from the site: some of each kind, so that editing it changes no snapshot. */

/** Groups with pages, with entries, and with more entries than stand here. */
export const siteMap: readonly Queries.SiteMapGroupFragment[] = [
  {
    title: "Pages",
    pages: [
      { label: "Home", href: "/" },
      { label: "About Us", href: "/about-us" },
    ],
    entries: [],
    more: null,
  },
  {
    title: "Services",
    pages: [
      { label: "Services", href: "/services" },
      { label: "Services at a Glance", href: "/services-2" },
    ],
    entries: [
      { label: "Farming Training & Advice", href: "/service-details/1/knowledge-sharing-training" },
      { label: "Protecting Your Farm", href: "/service-details/7/risk-management-insurance" },
    ],
    more: null,
  },
  {
    title: "Projects",
    pages: [{ label: "Projects", href: "/project" }],
    entries: [{ label: "Women in Livestock", href: "/project-details/2/women-in-livestock" }],
    more: null,
  },
  {
    title: "Team",
    pages: [{ label: "Farm Members", href: "/farmers" }],
    entries: [{ label: "Nakato Prossy", href: "/farmer-details/1" }],
    more: null,
  },
  {
    title: "Blog",
    pages: [{ label: "Blog", href: "/blog-standard" }],
    entries: [
      { label: "Feed for the dry months is cut in the rains", href: "/blog-single/1" },
      { label: "The herd book that fits in a pocket", href: "/blog-single/3" },
    ],
    more: null,
  },
  {
    title: "Shop",
    pages: [{ label: "Products", href: "/shop" }],
    entries: [
      { label: "Ankole Cattle", href: "/shop-single/1" },
      { label: "Ankole Ghee", href: "/shop-single/10" },
    ],
    more: null,
  },
  {
    title: "Your order and sign-in",
    pages: [
      { label: "Login", href: "/login" },
      { label: "Cart", href: "/cart" },
    ],
    entries: [],
    more: null,
  },
]

/** The shop has more products than stand here. */
export const longSiteMap: typeof siteMap = siteMap.map((group) =>
  group.title === "Shop" ? { ...group, more: { label: "More products: 5,000", href: "/shop" } } : group,
)
