import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "./page-seo"
import { Seo } from "./seo"

interface ListPageProps {
  /** The list's copy from data/pages.json. */
  page: Queries.PageCopyFragment | null
  /** The page number, from 1. */
  number: number
}

/** "Gallery", and from the second page on "Gallery, page 2". */
const onPage = (words: string, number: number) => (number > 1 ? `${words}, page ${number}` : words)

/** The banner of a list page; from page 2 on, with a link back to page 1. */
export function ListIntro({ page, number }: ListPageProps) {
  const copy = page && { ...page, heading: onPage(page.heading, number) }
  const parents = page && number > 1 ? [{ label: page.heading, href: page.route }] : []
  return <PageIntro page={copy} parents={parents} />
}

interface ListSeoProps extends ListPageProps {
  /** The canonical path, without the host. */
  path: string
}

/** The `<head>` of a list page: each page has its own title and description. */
export function ListSeo({ page, number, path }: ListSeoProps) {
  if (!page || number === 1) return <PageSeo page={page} />
  return (
    <Seo
      title={onPage(page.title, number)}
      description={onPage(page.description.replace(/\.$/, ""), number) + "."}
      path={path}
      image={page.card}
    />
  )
}
