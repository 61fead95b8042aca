import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { ContentVideo } from "../../shared/content-video"
import { Paragraphs } from "../../shared/paragraphs"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { SpriteIcon } from "../../components/icon"

interface AboutProps {
  copy: Queries.AboutCopyFragment
  features: readonly Queries.HomePointFragment[]
  video: Queries.ContentVideoFragment | undefined
}

export function About({ copy, features, video }: AboutProps) {
  return (
    <Container className="grid gap-x-16 gap-y-5 sm:gap-y-11 lg:grid-cols-2 lg:gap-y-14">
      {/* On large screens it extends to the screen's edge. */}
      <div className="relative -mx-4 sm:-mx-6 lg:-ml-[max(2rem,50vw-38rem)] lg:mr-0">
        <ContentPicture
          picture={copy.image}
          fit="cover"
          className="aspect-[16/9] overflow-hidden shadow-lifted lg:aspect-auto lg:h-full lg:max-h-[40rem] lg:rounded-r-lg"
          sizes="(min-width: 1280px) 50vw, (min-width: 1024px) 62vw, 100vw"
        />
        {video && (
          <div className="absolute inset-x-0 -bottom-7 flex justify-center">
            <ContentVideo video={video} label={copy.videoLabel} />
          </div>
        )}
      </div>
      <div className="space-y-3 self-center max-sm:pt-4 sm:space-y-5 lg:py-6">
        <SectionHead copy={copy} id="about" weight="regular" lead="wide" spacing="none" />
        <div className="space-y-5 max-sm:hidden">
          <Paragraphs texts={copy.paragraphs} />
        </div>
      </div>
      <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-3 lg:col-span-2">
        {features.map(({ id, icon, title, description }) => (
          <li key={id} className="flex gap-3 sm:flex-col">
            <SpriteIcon name={icon} size={null} className="size-10 text-accent sm:size-12" />
            <p className="text-ink-muted">
              <strong className="mb-1 block font-display text-base leading-snug font-bold text-ink-strong sm:text-lg">
                {title}
              </strong>{" "}
              {description}
            </p>
          </li>
        ))}
      </ul>
    </Container>
  )
}

export const aboutFragments = graphql`
  fragment AboutCopy on HomeAbout {
    eyebrow
    title
    lead
    paragraphs
    videoLabel
    video
    image {
      ...FigurePicture
    }
  }

  fragment HomePoint on HomePoint {
    id
    icon
    title
    description
  }
`
