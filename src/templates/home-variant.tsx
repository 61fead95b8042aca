import { graphql } from "gatsby"
import { Fragment, type ReactNode } from "react"
import { Hero } from "../features/home/hero"
import { Invitation } from "../features/membership/invitation"

/** A section of an alternative home page: it stands there if data/home-variants.json has words for it. */
export const homeSection = <Copy,>(copy: Copy | null, show: (copy: Copy) => ReactNode): ReactNode => copy && show(copy)

type Video = Queries.ContentVideoFragment

interface HomeVariantProps<Copy> {
  data: {
    readonly copy: Copy | null
    readonly site: { readonly videos: readonly Video[] } | null
    readonly slides: { readonly nodes: readonly Queries.HeroSlideFragment[] }
  }
  /** The page's sections in their order. `video` finds a video by its key in data/site.json. */
  sections: (copy: Copy, video: (key: string) => Video | undefined) => readonly ReactNode[]
}

/** An alternative home page: its slides, its sections, and the invitation to join. */
export function HomeVariant<Copy extends Queries.HomeVariantFrameFragment>({
  data: { copy, site, slides },
  sections,
}: HomeVariantProps<Copy>) {
  if (!copy || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const shown = sections(copy, (key) => site.videos.find((video) => video.key === key))
  return (
    <>
      <Hero slides={slides.nodes} copy={copy.hero} videos={site.videos} />
      {shown.map((section, place) => (
        <Fragment key={place}>{section}</Fragment>
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
