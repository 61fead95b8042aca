import { graphql } from "gatsby"
import { Fragment, type ReactNode } from "react"
import { Hero } from "../features/home/hero"
import { Invitation } from "../features/membership/invitation"
import { OnThisPageLine } from "../shared/on-this-page"

/** A section of an alternative home page, with what the row of links on top calls it, if that leads to it. */
interface HomeSection {
  content: ReactNode
  link?: { id: string; label: string }
}

/**
 * A section that stands on the page if data/home-variants.json has words for it.
 *
 * @param id that of its heading, if the row of links on top shall lead to it
 */
export function homeSection<Copy extends { readonly eyebrow: string }>(
  copy: Copy | null,
  show: (copy: Copy) => ReactNode,
  id?: string,
): HomeSection {
  if (!copy) return { content: null }
  return { content: show(copy), link: id ? { id, label: copy.eyebrow } : undefined }
}

type Video = Queries.ContentVideoFragment

interface HomeVariantProps<Copy> {
  data: {
    readonly copy: Copy | null
    readonly site: { readonly videos: readonly Video[] } | null
    readonly slides: { readonly nodes: readonly Queries.HeroSlideFragment[] }
  }
  /** The page's sections in their order. `video` finds a video by its key in data/site.json. */
  sections: (copy: Copy, video: (key: string) => Video | undefined) => readonly HomeSection[]
}

/** An alternative home page: its slides, the links to its sections, the sections, and the invitation to join. */
export function HomeVariant<Copy extends Queries.HomeVariantFrameFragment>({
  data: { copy, site, slides },
  sections,
}: HomeVariantProps<Copy>) {
  if (!copy || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const shown = sections(copy, (key) => site.videos.find((video) => video.key === key))
  const links = shown.flatMap(({ link }) => link ?? [])
  return (
    <>
      <Hero slides={slides.nodes} copy={copy.hero} videos={site.videos} />
      <OnThisPageLine parts={Object.fromEntries(links.map(({ id, label }) => [id, label]))} />
      {shown.map(({ content }, place) => (
        <Fragment key={place}>{content}</Fragment>
      ))}
      {copy.join && <Invitation copy={copy.join} />}
    </>
  )
}

export const homeVariantFragment = graphql`
  fragment HomeVariantFrame on HomeVariant {
    hero {
      ...HeroCopy
    }
    join {
      ...InvitationCopy
    }
  }
`
