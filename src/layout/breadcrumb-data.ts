/** schema.org's `BreadcrumbList`, which search results show above the page's title. */
export function breadcrumbData(siteUrl: string, crumbs: readonly { label: string; href?: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href && { item: siteUrl + href }),
    })),
  }
}
