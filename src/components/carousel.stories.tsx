import type { Meta, StoryObj } from "@storybook/react-vite"
import { ButtonLink } from "./button"
import { Card, CardBody, CardMedia, CardTitle } from "./card"
import { Carousel, CarouselSlide, CarouselViewport } from "./carousel"
import { CarouselBullets, CarouselControls, CarouselNext, CarouselPause, CarouselPrevious } from "./carousel-controls"
import { Picture } from "./picture"
import { pictureFixture } from "./picture.fixture"

const meta = {
  title: "components/Carousel",
  component: Carousel,
  args: { label: "Welcome", count: 3 },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const banners = [
  "Empowering Ugandan Livestock Farmers",
  "Modern Livestock Farming Practices",
  "Connect With Premium Markets",
]

const bannerSlides = (
  <CarouselViewport className="rounded-lg">
    {banners.map((title, index) => (
      <CarouselSlide key={title} index={index} label={title}>
        <div className="theme-deep h-full space-y-4 p-8 sm:p-16">
          <h2 className="font-display text-3xl font-bold text-ink-strong">{title}</h2>
          <ButtonLink href="/about-us">About Us</ButtonLink>
        </div>
      </CarouselSlide>
    ))}
  </CarouselViewport>
)

export const FadingBanner: Story = {
  args: {
    effect: "fade",
    autoplay: true,
    children: (
      <>
        <CarouselControls>
          <CarouselPause />
          <CarouselPrevious />
          <CarouselBullets />
          <CarouselNext />
        </CarouselControls>
        {bannerSlides}
      </>
    ),
  },
}

const projects = [
  "Dairy Cattle Grazing",
  "Women in Livestock",
  "Youth in Cattle Farming",
  "Healthy Cattle Herd",
  "Modern Dairy Facility",
]

const projectSlides = projects.map((title, index) => (
  <CarouselSlide key={title} index={index} label={title}>
    <Card lift>
      <CardMedia>
        <Picture image={pictureFixture()} alt="A low sun over two green hills" fit="cover" className="size-full" />
      </CardMedia>
      <CardBody>
        <CardTitle href={`/project-details/${index + 1}`}>{title}</CardTitle>
      </CardBody>
    </Card>
  </CarouselSlide>
))

export const SeveralAtATime: Story = {
  args: {
    label: "Projects",
    count: projects.length,
    children: (
      <>
        <CarouselControls>
          <CarouselPrevious />
          <CarouselBullets />
          <CarouselNext />
        </CarouselControls>
        <CarouselViewport gap="wide" className="min-[991px]:[--per-view:2] min-[1400px]:[--per-view:3]">
          {projectSlides}
        </CarouselViewport>
      </>
    ),
  },
}

export const WithAnEnd: Story = {
  args: {
    label: "Projects",
    count: projects.length,
    loop: false,
    children: (
      <CarouselViewport gap="narrow" className="[--slide-size:12rem]">
        {projectSlides}
      </CarouselViewport>
    ),
  },
}
