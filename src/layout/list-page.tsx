import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "./page-seo"
import { Seo } from "./seo"

interface ListPageProps {
  /** The list's words out of data/pages.json. */
  page: Queries.PageCopyFragment | null
  /** Which of its pages this is, from 1. */
  number: number
}

/** "Gallery", and from the second page on "Gallery, page 2". */
const onPage = (words: string, number: number) => (number > 1 ? `${words}, page ${number}` : words)

/** The strip at the head of a page of a list; from the second on, the way back to the first. */
export function ListIntro({ page, number }: ListPageProps) {
  const copy = page && { ...page, heading: onPage(page.heading, number) }
  const parents = page && number > 1 ? [{ label: page.heading, href: page.route }] : []
  return <PageIntro page={copy} parents={parents} />
}

interface ListSeoProps extends ListPageProps {
  /** The address that search engines should list, without the host. */
  path: string
}

/** The head of a page of a list: each has a title and a description of its own. */
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
