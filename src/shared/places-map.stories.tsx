import type { Meta, StoryObj } from "@storybook/react-vite"
import { PlacesMap } from "./places-map"

const meta = {
  title: "shared/PlacesMap",
  component: PlacesMap,
  args: {
    copy: {
      eyebrow: "Where we work",
      title: "Who is near you?",
      lead: "Our farmers, projects and farms, district by district.",
      foldedTitle: "The map, and who is in each district",
      farmer: "farmer",
      project: "project",
      elsewhere: "Nobody near you yet? Call the membership line and ask for the nearest group.",
    },
    districts: [
      {
        jsonId: 1,
        name: "Kampala",
        longitude: 32.58,
        latitude: 0.32,
        label: "right",
        places: [{ label: "Our office", href: "/contact" }],
      },
      { jsonId: 2, name: "Lira", longitude: 32.9, latitude: 2.25, label: "right", places: [] },
      { jsonId: 3, name: "Moroto", longitude: 34.66, latitude: 2.53, label: "left", places: [] },
    ],
    farmers: [{ jsonId: 2, name: "Okello Denis", district: "Lira" }],
    projects: [{ jsonId: 2, projectPath: "women-in-livestock", title: "Women in Livestock", district: "Lira" }],
  },
} satisfies Meta<typeof PlacesMap>
export default meta
type Story = StoryObj<typeof meta>

export const Places: Story = {}
