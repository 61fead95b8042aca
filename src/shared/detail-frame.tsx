import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Lead } from "../components/heading"
import { PageBanner, type PageBannerProps } from "../components/page-banner"
import { Section } from "../components/section"
import type { ContentPictureData } from "./content-picture"
import { HeadPicture } from "./head-picture"
import { SidebarFrame } from "./sidebar-frame"

interface DetailFrameProps extends Omit<PageBannerProps, "size" | "tone"> {
  sidebar?: ReactNode
}

/** The page of an entry: its banner, its content in one column, and an optional sidebar. */
export function DetailFrame({ sidebar, width, children, ...banner }: DetailFrameProps) {
  return (
    <>
      <PageBanner width={sidebar ? "page" : width} {...banner} />
      <Section space="tight" className="max-sm:pt-0">
        <SidebarFrame width={width} sidebar={sidebar}>
          <div className="space-y-8 md:space-y-12">{children}</div>
        </SidebarFrame>
      </Section>
    </>
  )
}

/** By the column of the head picture. */
const pictureSizes = {
  page: "(min-width: 120em) 1656px, (min-width: 1280px) 1216px, (min-width: 640px) 94vw, 100vw",
  measure: "(min-width: 768px) 720px, (min-width: 640px) 95vw, 100vw",
  besideSidebar:
    "(min-width: 120em) 1133px, (min-width: 1280px) 832px, (min-width: 1024px) 57vw, (min-width: 640px) 95vw, 100vw",
}

interface DetailIntroProps {
  entry: { readonly description: string; readonly thumbFull: ContentPictureData }
  column: keyof typeof pictureSizes
  /** Facts about the entry. */
  children: ReactNode
}

/** The picture and the lead of an entry. */
export function DetailIntro({ entry, column, children }: DetailIntroProps) {
  return (
    <>
      <HeadPicture picture={entry.thumbFull} sizes={pictureSizes[column]} />
      <div className="space-y-3">
        <Lead>{entry.description}</Lead>
        {children}
      </div>
    </>
  )
}

export const headPictureFragment = graphql`
  # The picture of an entry's page in a column of text: 8:5.
  fragment HeadPicture on Picture {
    alt
    isPhotograph
    file {
      childImageSharp {
        gatsbyImageData(
          width: 830
          aspectRatio: 1.6
          formats: [AVIF, WEBP, JPG]
          outputPixelDensities: [0.5, 0.8, 1, 1.5]
        )
      }
    }
  }
`
