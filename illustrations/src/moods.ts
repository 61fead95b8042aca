/** What each time of day does to paper. */
import type { EdgeLight } from "./paper"

export type Light = "dawn" | "morning" | "noon" | "afternoon" | "dusk" | "rain" | "night" | "mist"

/** What a time of day does to paper: the sky, the sun, and the colour that distance mixes in. */
export interface Mood {
  top: string
  middle: string
  low: string
  sun: string
  halo: string
  /** Air between the viewer and the hills. */
  haze: string
  /** Farthest, middle and nearest land. */
  land: readonly [string, string, string, string]
  /** How it is said in a description. */
  words: string
  /** How far a shadow reaches along the ground, in heights of what throws it; 0 when there is no sun. */
  reach: number
  /** The light on the cut edges of paper. */
  edge: EdgeLight
  /** A colour that everything in the picture is multiplied with, for light that is not white. */
  veil?: string
}

export const moods: Record<Light, Mood> = {
  dawn: {
    top: "#F3C9A0",
    middle: "#F8DDB0",
    low: "#FBEBC6",
    sun: "#FFF6DC",
    halo: "#FBE3AE",
    haze: "#F0CFA6",
    land: ["#D3A98E", "#B0A27C", "#6F8B5C", "#33593B"],
    words: "at dawn",
    reach: 1.1,
    edge: { colour: "#FFF0D2", bright: 0.55, dark: 0.18 },
  },
  morning: {
    top: "#F6CF79",
    middle: "#F9DE9C",
    low: "#FCEFC8",
    sun: "#FFF9E6",
    halo: "#FCE9B4",
    haze: "#F3DDAA",
    land: ["#C9AE78", "#9CAB68", "#608F52", "#2C6240"],
    words: "in the morning sun",
    reach: 0.8,
    edge: { colour: "#FFF7DE", bright: 0.6, dark: 0.2 },
  },
  noon: {
    top: "#A9D5D8",
    middle: "#C7E3DC",
    low: "#EFF0D8",
    sun: "#FFFBEA",
    halo: "#F4F2D8",
    haze: "#D9E6D2",
    land: ["#9DB79B", "#7CA56E", "#528A55", "#2F6A43"],
    words: "under a clear midday sky",
    reach: 0.25,
    edge: { colour: "#FFFDF2", bright: 0.55, dark: 0.22 },
  },
  afternoon: {
    top: "#F2BC4E",
    middle: "#F5C469",
    low: "#F8D993",
    sun: "#FFF0C4",
    halo: "#FAD988",
    haze: "#EFC578",
    land: ["#C68D4E", "#9A9149", "#5C7D40", "#265231"],
    words: "in late afternoon light",
    reach: 0.9,
    edge: { colour: "#FFEDBE", bright: 0.62, dark: 0.22 },
  },
  dusk: {
    top: "#7C3B35",
    middle: "#C8573A",
    low: "#F2A646",
    sun: "#FBDD8C",
    halo: "#F4B250",
    haze: "#C9683D",
    land: ["#A14E32", "#6F4A33", "#3B5036", "#183322"],
    words: "at dusk",
    reach: 1.25,
    edge: { colour: "#FFD79A", bright: 0.65, dark: 0.28 },
    veil: "#FFE3CC",
  },
  rain: {
    top: "#6F8F96",
    middle: "#93ADAE",
    low: "#D5D8C2",
    sun: "#F6EFD2",
    halo: "#D9DCC6",
    haze: "#B4C2B6",
    land: ["#7E968C", "#5E8068", "#3E6B4C", "#234F36"],
    words: "under rain clouds",
    reach: 0,
    edge: { colour: "#E9F0EC", bright: 0.3, dark: 0.16 },
  },
  night: {
    top: "#1A2B3C",
    middle: "#2F4C5E",
    low: "#557783",
    sun: "#FFF8DF",
    halo: "#8FB0B6",
    haze: "#4A6B78",
    land: ["#54737E", "#48696C", "#3F6156", "#284A40"],
    words: "on a moonlit night",
    reach: 0.7,
    edge: { colour: "#D8ECF2", bright: 0.34, dark: 0.3 },
    veil: "#8FA9C4",
  },
  mist: {
    top: "#E6DFCF",
    middle: "#EDE6D6",
    low: "#F6F0E2",
    sun: "#FFFDF4",
    halo: "#F8F2E2",
    haze: "#E6E0D0",
    land: ["#C9CEBC", "#A3B39C", "#76937D", "#466B54"],
    words: "in the morning mist",
    reach: 0,
    edge: { colour: "#FFFDF4", bright: 0.34, dark: 0.12 },
  },
}
