/** Every drawing in static/icons.svg, in the order of the sprite sheet. */
export const spriteNames = [
  "training",
  "buying-together",
  "markets",
  "sharing-tools",
  "advocacy",
  "data",
  "insurance",
  "community",
  "environment",
  "empower",
  "inclusive",
  "innovation",
  "certification",
  "vet-care",
  "savings",
  "mentoring",
  "cow",
  "goat",
  "sheep",
  "hen",
  "milk-can",
  "meat",
] as const

export type SpriteName = (typeof spriteNames)[number]

/** Whether a name from the content is one of the drawings. */
export const isSpriteName = (name: string): name is SpriteName => spriteNames.some((known) => known === name)
