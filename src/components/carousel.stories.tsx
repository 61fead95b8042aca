import type { Meta, StoryObj } from "@storybook/react-vite"
import { ButtonLink } from "./button"
import { Card, CardBody, CardMedia, CardText, CardTitle } from "./card"
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
  { title: "Empowering Ugandan Livestock Farmers", text: "Knowledge, buyers and bargaining power, shared." },
  { title: "Modern Livestock Farming Practices", text: "Feeding, breeding and health, taught on members' farms." },
  { title: "Connect With Premium Markets", text: "Buyers who weigh fairly and pay within 14 days." },
]

const bannerSlides = (
  <CarouselViewport className="rounded-lg">
    {banners.map(({ title, text }, index) => (
      <CarouselSlide key={title} index={index} label={title}>
        <div className="theme-deep h-full space-y-4 p-8 sm:p-16">
          <h2 className="font-display text-3xl font-bold text-ink-strong">{title}</h2>
          <p>{text}</p>
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
  {
    title: "Dairy Cattle Grazing",
    path: "/project-details/1/dairy-cattle-grazing",
    text: "Rotational paddocks in Kiruhura.",
  },
  { title: "Women in Livestock", path: "/project-details/2/women-in-livestock", text: "Goat milk groups in Wakiso." },
  {
    title: "Youth in Cattle Farming",
    path: "/project-details/3/youth-in-cattle-farming",
    text: "First herds in Gulu.",
  },
  { title: "Healthy Cattle Herd", path: "/project-details/4/healthy-cattle-herd", text: "Vaccination days in Moroto." },
  { title: "Modern Dairy Facility", path: "/project-details/5/modern-dairy-facility", text: "Cooling in Mbarara." },
]

const projectSlides = projects.map(({ title, path, text }, index) => (
  <CarouselSlide key={path} index={index} label={title}>
    <Card lift>
      <CardMedia>
        <Picture image={pictureFixture()} alt="A low sun over two green hills" fit="cover" className="size-full" />
      </CardMedia>
      <CardBody>
        <CardTitle href={path}>{title}</CardTitle>
        <CardText>{text}</CardText>
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
