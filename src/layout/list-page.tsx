import type { ContainerProps } from "../components/container"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "./page-seo"
import { Seo } from "./seo"

/** "Gallery", "Gallery, page 2" or "Gallery: Goats, page 2". */
const getListTitle = (list: string, filter: string | undefined, page: number) =>
  `${list}${filter ? `: ${filter}` : ""}${page > 1 ? `, page ${page}` : ""}`

interface ListPageProps {
  /** From data/pages.json. */
  page: Queries.PageContentFragment | null
  /** From 1. */
  number: number
  /** The filter of the page, such as one kind of picture. */
  filter?: { label: string; href: string } | null
}

interface ListIntroProps extends ListPageProps {
  width?: ContainerProps["width"]
}

/** The banner of a list page, with breadcrumbs back from page 2 and from a filter. */
export function ListIntro({ page, number, filter = null, width }: ListIntroProps) {
  const content = page && { ...page, heading: getListTitle(page.heading, filter?.label, number) }
  const parents = [
    ...(page && (filter || number > 1) ? [{ label: page.heading, href: page.route }] : []),
    ...(filter && number > 1 ? [filter] : []),
  ]
  return <PageIntro page={content} parents={parents} width={width} />
}

interface ListSeoProps extends ListPageProps {
  path: string
}

/** The `<head>` of a list page. Other pages than the first have their own title and description. */
export function ListSeo({ page, number, path, filter = null }: ListSeoProps) {
  if (!page || (number === 1 && !filter)) return <PageSeo page={page} />
  return (
    <Seo
      title={getListTitle(page.title, filter?.label, number)}
      description={getListTitle(page.description.replace(/\.$/, ""), filter?.label, number) + "."}
      path={path}
      picture={page.image}
    />
  )
}
