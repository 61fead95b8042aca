import type { HeadProps } from "gatsby"
import { useSite } from "../shared/use-site"
import { homeCrumb, notFoundPage } from "../shared/messages"
import { getBreadcrumbData, Seo } from "./seo"

export function PageSeo({ page }: { page: Queries.PageContentFragment | null }) {
  const { site } = useSite()
  if (!page) return <Seo title={notFoundPage.title} description={site.description} path="/404" isIndexed={false} />
  return (
    <Seo
      title={page.title}
      description={page.description}
      path={page.canonical ?? page.route}
      isIndexed={page.isIndexed}
      picture={page.image}
      structuredData={getBreadcrumbData(site.siteUrl, [homeCrumb, { label: page.heading, href: page.route }])}
    />
  )
}

/** For pages whose query reads their content as `page`. */
export const PageHead = ({ data }: HeadProps<{ page: Queries.PageContentFragment | null }>) => (
  <PageSeo page={data.page} />
)
