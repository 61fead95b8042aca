import type { ContainerProps } from "../components/container"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "./page-seo"
import { Seo } from "./seo"

/** "Gallery", from the second page on "Gallery, page 2", and of a part "Gallery: Goats, page 2". */
const onPage = (list: string, part: string | undefined, page: number) =>
  `${list}${part ? `: ${part}` : ""}${page > 1 ? `, page ${page}` : ""}`

interface ListPageProps {
  /** The list's copy from data/pages.json. */
  page: Queries.PageCopyFragment | null
  /** The page number, from 1. */
  number: number
  /** The part of the list that the page shows, such as one kind of pictures. */
  part?: { label: string; href: string } | null
}

interface ListIntroProps extends ListPageProps {
  /** As wide as the list. */
  width?: ContainerProps["width"]
}

/** The banner of a list page; from page 2 on, and on those of a part, with links back. */
export function ListIntro({ page, number, part = null, width }: ListIntroProps) {
  const copy = page && { ...page, heading: onPage(page.heading, part?.label, number) }
  const parents = [
    ...(page && (part || number > 1) ? [{ label: page.heading, href: page.route }] : []),
    ...(part && number > 1 ? [part] : []),
  ]
  return <PageIntro page={copy} parents={parents} width={width} />
}

interface ListSeoProps extends ListPageProps {
  /** The canonical path, without the host. */
  path: string
}

/** The `<head>` of a list page: each page has its own title and description. */
export function ListSeo({ page, number, path, part = null }: ListSeoProps) {
  if (!page || (number === 1 && !part)) return <PageSeo page={page} />
  return (
    <Seo
      title={onPage(page.title, part?.label, number)}
      description={onPage(page.description.replace(/\.$/, ""), part?.label, number) + "."}
      path={path}
      picture={page.image}
    />
  )
}
