import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { Hero } from "./hero"
import { heroCopy, slides } from "./home.fixture"
import { dairySlides } from "./home-4.fixture"

const meta = {
  title: "features/home/Hero",
  component: Hero,
  args: { slides, copy: heroCopy },
  // It begins under the header, which is not there.
  decorators: [
    (Story) => (
      <div className="pt-(--header-height)">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof meta>

export const HomePage: Story = {}

/** Two slides, one with a video; the silhouette is that of the first. */
export const WithVideo: Story = { args: { slides: dairySlides, videos: [farmVideo] } }

export const LongCopy: Story = {
  args: {
    slides: [
      {
        ...slides[0],
        title: "Nine Services for Pastoralists, Zero-Grazers and Backyard Poultry Keepers Everywhere",
        description: `${slides[0].description} ${slides[1].description}`,
        badgeText: "Knowledge, markets, a common voice and a membership fee that comes back",
      },
      slides[1],
    ],
  },
}
