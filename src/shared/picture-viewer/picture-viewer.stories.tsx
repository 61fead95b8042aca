import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import PictureViewer, { type PictureViewerProps } from "./picture-viewer"
import { toViewerPicture } from "./picture-viewer-picture"
import { galleryPictures } from "./pictures.fixture"

/** The fixture's large pictures are files of the built site; here their drawings stand in. */
const pictures: PictureViewerProps["pictures"] = galleryPictures.map((picture) => {
  const large = toViewerPicture(picture)
  return large === "lost" ? large : { ...large, src: large.thumb ?? large.src }
})

function Viewer(props: PictureViewerProps) {
  const [number, setNumber] = useState(props.number)
  const [open, setOpen] = useState(true)

  if (!open) return <button onClick={() => setOpen(true)}>Open the pictures</button>
  return <PictureViewer {...props} number={number} onMove={setNumber} onClose={() => setOpen(false)} />
}

const meta = {
  title: "shared/picture-viewer/PictureViewer",
  component: PictureViewer,
  args: {
    label: "Pictures of the gallery",
    loadingText: "Loading gallery...",
    pictures,
    number: 3,
    onMove: () => undefined,
    onClose: () => undefined,
  },
  render: (args) => <Viewer {...args} />,
} satisfies Meta<typeof PictureViewer>
export default meta
type Story = StoryObj<typeof meta>

export const ThirdOfEight: Story = {}

export const NotThereYet: Story = { args: { pictures: pictures.map((_, index) => (index < 2 ? "lost" : "waiting")) } }
