/* What the site map is made of, copied from data/: some of each kind, so that editing the site changes no snapshot. */

const copy = { isIndexed: true, group: null, more: null }

const pages: readonly Queries.SiteMapEntryFragment[] = [
  { ...copy, route: "/", title: "Home", group: "Pages" },
  { ...copy, route: "/home-2", title: "Welcome to the Network", group: "Home pages" },
  { ...copy, route: "/about-us", title: "About Us" },
  { ...copy, route: "/farmers", title: "Farm Members", group: "Team", more: "More members: {count}" },
  { ...copy, route: "/project", title: "Projects", group: "Projects", more: "More projects: {count}" },
  { ...copy, route: "/services", title: "Services", group: "Services", more: "More services: {count}" },
  { ...copy, route: "/services-2", title: "Services at a Glance", group: "Services" },
  { ...copy, route: "/blog-standard", title: "Blog", group: "Blog", more: "More posts: {count}" },
  { ...copy, route: "/shop", title: "Products", group: "Shop", more: "More products: {count}" },
  { ...copy, route: "/cart", title: "Cart", group: "Your order and sign-in", isIndexed: false },
  { ...copy, route: "/login", title: "Login", group: "Your order and sign-in", isIndexed: false },
  { ...copy, route: "/search", title: "Search", isIndexed: false },
  { ...copy, route: "/site-map", title: "Site Map" },
]

/** As the site is, with a few entries of each kind; `/home-2` has its words but isn't built. */
export const siteMap: Queries.SiteMapContentFragment = {
  pages: { nodes: pages },
  built: { nodes: pages.map(({ route: path }) => ({ path })).filter(({ path }) => path !== "/home-2") },
  services: {
    totalCount: 2,
    nodes: [
      { jsonId: 1, servicePath: "knowledge-sharing-training", title: "Farming Training & Advice" },
      { jsonId: 7, servicePath: "risk-management-insurance", title: "Protecting Your Farm" },
    ],
  },
  projects: {
    totalCount: 1,
    nodes: [{ jsonId: 2, projectPath: "women-in-livestock", title: "Women in Livestock" }],
  },
  farmers: { totalCount: 1, nodes: [{ jsonId: 1, name: "Nakato Prossy" }] },
  posts: {
    totalCount: 2,
    nodes: [
      { jsonId: 1, title: "Feed for the dry months is cut in the rains" },
      { jsonId: 3, title: "The herd book that fits in a pocket" },
    ],
  },
  products: {
    totalCount: 2,
    nodes: [
      { jsonId: 1, title: "Ankole Cattle" },
      { jsonId: 10, title: "Ankole Ghee" },
    ],
  },
}
