import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { ScenePicture } from "./scene-picture"
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
import { SectionDivider } from "../../components/section-divider"

interface HeroProps {
  slides: readonly Queries.HeroSlideFragment[]
  content: Queries.HeroContentFragment
  /** The site's videos; a slide that refers to one gets its play button. */
  videos?: readonly Queries.ContentVideoFragment[]
}

/**
 * The home pages' banner: fading slides, five seconds each, not stopped by interaction (spec section 2). The text
 * switches without fading, because overlapping texts can't be read. The `h1` is independent of the slides, whose titles
 * are no headings.
 */
export function Hero({ slides, content, videos = [] }: HeroProps) {
  return (
    <div data-slot="hero" className="scene relative">
      <h1 className="sr-only">{content.title}</h1>
      <Carousel label={content.label} count={slides.length} effect="fade" autoplay>
        <CarouselControls
          align="start"
          className="mx-(--gutter) lg:absolute lg:bottom-28 lg:left-(--page-margin) lg:z-10 lg:m-0"
        >
          <CarouselPause />
          <CarouselPrevious />
          <CarouselBullets />
          <CarouselNext />
        </CarouselControls>
        {/* `isolate` keeps the overlapping slides below the badge. */}
        <CarouselViewport className="isolate">
          {slides.map((slide, index) => (
            <HeroSlide key={slide.jsonId} slide={slide} index={index} joinButton={content.joinButton}>
              {videos
                .filter(({ key }) => slide.videoIds.includes(key))
                .map((video) => (
                  <ContentVideo key={video.key} video={video} label={video.title} />
                ))}
            </HeroSlide>
          ))}
        </CarouselViewport>
      </Carousel>
      <CurvedBadge {...content.badge} />
      <SectionDivider shape={slides[0]?.shape} className="absolute inset-x-0 -bottom-px max-lg:hidden" />
    </div>
  )
}

interface HeroSlideProps {
  slide: Queries.HeroSlideFragment
  index: number
  joinButton: Queries.HeroContentFragment["joinButton"]
  children: ReactNode
}

function HeroSlide({ slide, index, joinButton, children }: HeroSlideProps) {
  const { selected, isEngineMounted } = useCarouselState()
  return (
    <CarouselSlide
      index={index}
      label={slide.title}
      className="hero-slide"
      data-away={isEngineMounted && index !== selected ? "" : undefined}
    >
      <div className="scene-stage h-full overflow-hidden">
        {/* Reserves the space while the picture loads. */}
        <div className="scene-picture">
          <ScenePicture slide={slide} priority={index === 0} />
        </div>
        <div className="scene-text">
          <p className="relative -mt-3.5 mb-2.5 w-fit rounded-sm bg-highlight px-2.5 py-1 text-xs font-semibold text-on-highlight sm:text-sm lg:mt-0 lg:mb-5">
            {slide.badgeText}
          </p>
          <p
            data-slot="hero-title"
            className="max-w-[11em] font-display text-[1.9rem] leading-[1.08] font-bold tracking-tight text-balance text-ink-strong sm:text-4xl"
          >
            {slide.title}
          </p>
          <div className="flex flex-col gap-4 pt-3.5 lg:flex-col-reverse lg:gap-7 lg:pt-5">
            <div className="flex flex-wrap items-center gap-2 sm:gap-3">
              <ButtonLink href={slide.buttonHref} variant="outline" size="lg" className="max-sm:px-3 max-sm:text-sm">
                {slide.buttonText}
              </ButtonLink>{" "}
              <ButtonLink href={joinButton.href} size="lg" className="max-sm:px-3 max-sm:text-sm">
                {joinButton.label}
              </ButtonLink>{" "}
              {children}
            </div>
            <p className="max-w-[46ch] text-base text-ink sm:text-lg">{slide.description}</p>
          </div>
        </div>
      </div>
    </CarouselSlide>
  )
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
      ...BannerPicture
    }
    imageSquare {
      ...TabletBannerPicture
    }
    imageTall {
      ...PhoneBannerPicture
    }
  }

  fragment HeroContent on HomeHero {
    title
    label
    joinButton {
      ...Action
    }
    badge {
      ...Action
    }
  }
`
