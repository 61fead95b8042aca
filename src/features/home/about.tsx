import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { ContentVideo } from "../../shared/content-video"
import { Paragraphs } from "../../shared/paragraphs"
import { MoreLink, SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { Counter } from "../../components/counter"
import { SpriteIcon } from "../../components/icon"

interface AboutProps {
  content: Queries.AboutContentFragment
  video: Queries.ContentVideoFragment | undefined
  figures: readonly Queries.StatisticFragment[]
}

/** The network: a picture with a video, a text with three points, and figures that count up when they come into view. */
export function About({ content: { button, ...content }, video, figures }: AboutProps) {
  return (
    <Container className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-4 sm:grid-cols-1 sm:gap-y-10 lg:grid-cols-2 lg:gap-x-16">
      {/* On tablets from edge to edge; on large screens it extends to the screen's edge. */}
      <div className="relative sm:-mx-(--gutter) lg:mr-0 lg:ml-[min(-1*var(--gutter),var(--page-width)/2-var(--gutter)-50vw)]">
        <ContentPicture
          picture={content.image}
          fit="cover"
          className="h-0 min-h-full overflow-hidden shadow-lifted max-sm:rounded-lg sm:max-lg:aspect-[16/9] sm:max-lg:h-auto lg:rounded-r-lg"
          sizes="(min-width: 1280px) 48vw, (min-width: 1024px) 90vw, (min-width: 640px) 100vw, 120px"
        />
        {video && (
          <div className="absolute right-2 bottom-2 sm:inset-x-0 sm:-bottom-7 sm:flex sm:justify-center">
            <ContentVideo
              video={video}
              label={content.videoLabel}
              className="max-sm:p-0 max-sm:[&>span:last-child]:sr-only"
            />
          </div>
        )}
      </div>
      <div className="max-sm:contents sm:space-y-5">
        <SectionIntro content={{ ...content, button: null }} id="about" lead="wide" spacing="none" />
        <div className="max-sm:hidden">
          <Paragraphs texts={content.paragraphs} />
        </div>
        <ul className="grid gap-y-3 max-sm:col-span-2 sm:gap-y-4">
          {content.features.map(({ id, icon, title, description }) => (
            <li key={id} className="flex gap-3 sm:gap-4">
              <SpriteIcon name={icon} size={null} className="size-8 text-accent sm:size-10" />
              <p className="leading-snug text-ink-muted">
                <strong className="mb-0.5 block font-display text-base font-bold text-ink-strong sm:text-lg">
                  {title}
                </strong>{" "}
                {description}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-8 border-line lg:border-t lg:pt-6">
        <dl className="flex grow flex-wrap justify-between gap-x-2 sm:grid sm:grid-cols-4 sm:gap-x-4">
          {figures.map(({ id, prefix, end, suffix, label }) => (
            <div key={id} className="flex w-min flex-col-reverse justify-end sm:w-auto">
              <dt className="text-xs leading-tight text-ink-muted sm:text-sm">{label}</dt>
              <dd className="font-display text-lg font-extrabold sm:text-2xl text-accent">
                <Counter end={end} prefix={prefix ?? undefined} suffix={suffix ?? undefined} />
              </dd>
            </div>
          ))}
        </dl>
        {button && <MoreLink href={button.href}>{button.label}</MoreLink>}
      </div>
    </Container>
  )
}

export const aboutFragments = graphql`
  fragment AboutContent on HomeAbout {
    ...SectionIntro
    paragraphs
    videoLabel
    video
    image {
      ...FigurePicture
    }
    features {
      ...HomePoint
    }
  }

  fragment HomePoint on HomePoint {
    id
    icon
    title
    description
  }

  fragment Statistic on Counter {
    id
    prefix
    end
    suffix
    label
  }
`
