/** A walk through some pages, as somebody does it who hears them. */
export interface Scene {
  /** Of its file, without the extension. */
  name: string
  title: string
  parts: readonly Part[]
}

interface Part {
  heading: string
  /** A page that is opened first, in a new browser; without it the walk goes on where it was. */
  address?: string
  /**
   * Keys by their X11 names; "type:…" types a text, "go:/cart" opens a page in the same browser, "wait:20" listens for so
   * many seconds without a key.
   */
  keys: readonly string[]
}

const times = (count: number, key: string): string[] => Array.from({ length: count }, () => key)

/** Finds a text by the browser's own search, and puts the reading cursor there. */
const find = (text: string): string[] => ["ctrl+f", `type:${text}`, "Escape"]

/** Orca's keys: Down reads on, h goes to the next heading, b to a button, e to a field, t to a table. */
export const scenes: readonly Scene[] = [
  {
    name: "home",
    title: "The home page",
    parts: [
      { heading: "Line by line from the top", address: "/", keys: ["ctrl+Home", ...times(30, "Down")] },
      { heading: "Left alone: nothing speaks by itself", keys: ["ctrl+Home", "wait:22"] },
      { heading: "Headings from the top", keys: ["ctrl+Home", ...times(18, "h")] },
      { heading: "The main menu", keys: ["ctrl+Home", ...times(9, "Tab"), "Return", "Down", "Down", "Escape"] },
    ],
  },
  {
    name: "video",
    title: "The video of the home page",
    parts: [
      { heading: "Open", address: "/", keys: [...find("Watch a morning"), "Tab", "shift+Tab", "Return"] },
      { heading: "Tab round", keys: [...times(4, "Tab"), "shift+Tab"] },
      { heading: "Escape, and the next Tab", keys: ["Escape", "Tab"] },
    ],
  },
  {
    name: "answers",
    title: "Questions and answers of a service",
    parts: [
      {
        heading: "Buttons",
        address: "/service-details/1",
        keys: ["ctrl+Home", ...times(9, "b"), "Return", "Down", "Down"],
      },
      { heading: "Text of a closed answer", keys: [...find("vaccination dates"), "Down"] },
    ],
  },
  {
    name: "shop",
    title: "The shop",
    parts: [
      { heading: "Add a product", address: "/shop", keys: [...find("Add to cart"), "b", "Return"] },
      { heading: "Add it again", keys: ["Return"] },
      {
        heading: "The cart in the header",
        keys: ["ctrl+Home", ...times(4, "b"), "Return", ...times(7, "Down"), "Escape"],
      },
    ],
  },
  {
    name: "product",
    title: "A product",
    parts: [
      { heading: "Read", address: "/shop-single/3", keys: ["ctrl+Home", "h", ...times(12, "Down")] },
      { heading: "Quantity", keys: ["e", "Up", "Up", "Tab", "b", "Return"] },
      { heading: "Pictures", keys: [...times(4, "b")] },
    ],
  },
  {
    name: "cart",
    title: "Cart and checkout",
    parts: [
      { heading: "Fill", address: "/shop-single/3", keys: ["ctrl+Home", "e", "b", "b", "Return"] },
      { heading: "The table", keys: ["go:/cart", "ctrl+Home", "t", ...times(4, "Down")] },
      {
        heading: "A quantity of 0 is refused",
        keys: ["ctrl+Home", "t", "b", "b", "Return", "shift+Tab", "ctrl+a", "0", "Tab"],
      },
      { heading: "The checkout", keys: ["go:/checkout", "ctrl+Home", "h", ...times(8, "Down")] },
      {
        heading: "Place order with nothing filled in",
        keys: [...find("Place order"), "b", "Return", "Tab", "shift+Tab"],
      },
    ],
  },
  {
    name: "registration",
    title: "The registration",
    parts: [
      { heading: "Read", address: "/registration-form", keys: ["ctrl+Home", "h", ...times(12, "Down")] },
      { heading: "Next with nothing filled in", keys: [...find("Next: Where"), "b", "Return", "Down"] },
    ],
  },
  {
    name: "gallery",
    title: "The picture viewer of the gallery",
    parts: [
      { heading: "Open the first picture", address: "/gallery", keys: [...find("full size"), "Tab", "Return"] },
      { heading: "Read", keys: times(4, "Down") },
      { heading: "Tab round", keys: times(9, "Tab") },
      { heading: "Step", keys: ["Insert+a", "Right", "Right", "End"] },
      { heading: "Escape, and the next Tab", keys: ["Escape", "Tab"] },
    ],
  },
]
