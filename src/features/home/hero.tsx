import { graphql } from "gatsby"
import { cx } from "class-variance-authority"
import type { ReactNode } from "react"
import { ContentPicture } from "../../shared/content-picture"
import { ContentVideo } from "../../shared/content-video"
import { CurvedBadge } from "./curved-badge"
import { ButtonLink } from "../../components/button"
import { Carousel, CarouselSlide, CarouselViewport, useCarouselState } from "../../components/carousel"
import {
  CarouselBullets,
  CarouselControls,
  CarouselNext,
  CarouselPause,
  CarouselPrevious,
} from "../../components/carousel-controls"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Hills, type HillsVariant } from "../../components/hills"

/** The content's hill shapes and their drawings. */
const hillsOf: Record<Queries.HillShape, HillsVariant> = { hills: "valley", terraces: "terraces", savannah: "ridge" }

interface HeroProps {
  slides: readonly Queries.HeroSlideFragment[]
  copy: Queries.HeroCopyFragment
  /** The site's videos: slides that refer to one get its play button. */
  videos?: readonly Queries.ContentVideoFragment[]
}

/**
 * The home pages' banner: fading slides, five seconds each, not stopped by interaction (spec section 2, "Home"). Its
 * top edge is behind the header. The first slide's title is the page's level 1 heading.
 */
export function Hero({ slides, copy, videos = [] }: HeroProps) {
  return (
    <div data-slot="hero" className="relative -mt-(--header-height)">
      <Carousel label={copy.label} count={slides.length} effect="fade" autoplay className="theme-deep">
        <CarouselControls className="z-10 mx-4 mt-0! mb-16 justify-start! md:absolute md:bottom-28 md:left-[max(2rem,calc(50vw-38rem))] md:m-0 lg:bottom-36 forced-colors:bg-[Canvas]">
          <CarouselPause />
          <CarouselPrevious />
          <CarouselBullets />
          <CarouselNext />
        </CarouselControls>
        <CarouselViewport>
          {slides.map((slide, index) => (
            <CarouselSlide key={slide.jsonId} index={index} label={slide.title}>
              <HeroSlide slide={slide} index={index} joinButton={copy.joinButton}>
                <SlideVideos videos={videos.filter(({ key }) => slide.videoIds.includes(key))} />
              </HeroSlide>
            </CarouselSlide>
          ))}
        </CarouselViewport>
      </Carousel>
      <CurvedBadge
        label={copy.badge.label}
        href={copy.badge.href}
        className="absolute top-[max(80vw-6.75rem,var(--header-height))] left-3 z-10 md:top-auto md:right-8 md:left-auto md:bottom-32 lg:bottom-40"
      />
      <Hills variant={slides[0] && hillsOf[slides[0].shape]} className="absolute inset-x-0 -bottom-px" />
    </div>
  )
}

interface HeroSlideProps {
  slide: Queries.HeroSlideFragment
  index: number
  joinButton: Queries.HeroCopyFragment["joinButton"]
  /** Rendered beside the slide's two buttons. */
  children: ReactNode
}

function HeroSlide({ slide, index, joinButton, children }: HeroSlideProps) {
  const { selected, count, hasEngine } = useCarouselState()
  // Stacked slides all count as visible: only this one and the next may load their picture.
  const near = !hasEngine || index === selected || index === (selected + 1) % count
  return (
    <div className="relative flex min-h-full flex-col md:min-h-[44rem] md:justify-center">
      {/* The space is reserved while the picture is loading: the banner is as high as its highest slide. */}
      <div className="aspect-[5/4] overflow-hidden md:absolute md:inset-0 md:aspect-auto">
        <ContentPicture
          picture={slide.image}
          decorative
          priority={index === 0}
          fit="cover"
          className={cx("size-full", !near && "hidden!")}
          // Cropped to the slide, the picture is wider than a phone's screen. The drawing may be scaled up, so a
          // smaller file is enough, and the largest paint comes sooner.
          sizes="(max-width: 767px) 100vw, max(100vw, 78rem)"
        />
        <div className="shade-top absolute inset-x-0 top-0 h-40" />
        <div className="shade-left absolute inset-0 hidden md:block" />
      </div>
      <Container className="relative flex flex-col items-start gap-5 pt-6 pb-6 md:pt-36 md:pb-56">
        <p className="rounded-sm bg-highlight px-3 py-1.5 text-sm font-semibold text-on-highlight">{slide.badgeText}</p>
        <Heading level={index === 0 ? 1 : 2} size="4xl" className="max-w-[9em]">
          {slide.title}
        </Heading>
        <p className="max-w-[46ch] text-lg text-ink">{slide.description}</p>
        <div className="flex flex-wrap items-center gap-3 pt-2">
          <ButtonLink href={slide.buttonHref} size="lg">
            {slide.buttonText}
          </ButtonLink>
          <ButtonLink href={joinButton.href} variant="action" size="lg">
            {joinButton.label}
          </ButtonLink>
          {children}
        </div>
      </Container>
    </div>
  )
}

/** The slider pauses while a video is open: its slide must still be mounted for the focus to return. */
function SlideVideos({ videos }: { videos: readonly Queries.ContentVideoFragment[] }) {
  const { rest } = useCarouselState()
  return videos.map((video) => <ContentVideo key={video.key} video={video} label={video.title} onOpenChange={rest} />)
}

export const heroFragments = graphql`
  fragment HeroSlide on Banner {
    jsonId
    shape
    videoIds
    badgeText
    title
    description
    buttonText
    buttonHref
    image {
      ...WidePicture
    }
  }

  fragment HeroCopy on HomeHero {
    label
    joinButton {
      ...Action
    }
    badge {
      ...Action
    }
  }
`
