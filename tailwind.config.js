// The only place that names a colour, a font, a shadow or a duration.
//
// ramps  → the raw palette. No class name reaches it.
// themes → role tokens: what a colour is *for*. Each theme sets the same custom properties, so one
//          edit re-themes the site and no component ever says "dark".
/** Raw palette, in hex for the WebViews of older phones. `npm run tokens` measures the contrasts. */
const ramps = {
  forest: { 900: "#10291B", 800: "#18402A", 700: "#1F5637", 600: "#2C7049", 300: "#9CCBA8" },
  gold: { 500: "#D98E12", 400: "#F2B134", 300: "#F8D27A" },
  clay: { 700: "#8F331C", 600: "#B0442A", 500: "#C8573A", 300: "#F0A58D" },
  cream: { 50: "#FFFBF2", 100: "#FAF1DD", 200: "#F0E0BC", 300: "#D9C596" },
  soil: { 900: "#2A1A12", 700: "#54392A", 500: "#7A5F4E" },
  sky: { 300: "#9CCFD8" },
  night: { 900: "#0D1711", 800: "#14231A", 700: "#1D3226", 500: "#5F7F6C" },
}
const { forest, gold, clay, cream, soil, sky, night } = ramps

/** The use of each role. Every theme below gives each of them a value. */
const roles = {
  surface: "the page",
  "surface-raised": "a raised surface: card, menu, dialog",
  "surface-sunken": "a recess in a raised surface",
  dawn: "a section near the top of a page",
  noon: "a section in its middle",
  dusk: "a section near its end, before the dark footer",
  ink: "running text",
  "ink-strong": "headings",
  "ink-muted": "secondary text, still 4.5:1",
  line: "a decorative rule",
  "line-strong": "the edge of a control, 3:1",
  accent: "links and the primary button",
  "accent-strong": "the same under the pointer",
  "on-accent": "text on accent",
  sale: "a sale; the second colour of a pictogram",
  "on-sale": "text on sale",
  highlight: "badges, highlighted words",
  "on-highlight": "text on highlight",
  danger: "text and icons of an error",
  "danger-surface": "the background of an error",
  success: "text and icons of a success",
  "success-surface": "the background of a success",
  star: "rating stars, 3:1",
  focus: "the focus ring, 3:1 on every surface of the theme",
  "hill-far": "section dividers: the farthest hill",
  "hill-mid": "the hill before it",
  "hill-near": "the nearest hill",
  cool: "the rare cool relief",
  cutout: "the drawing on the hills of a banner",
  sun: "the sun over the hills; at night the moon",
  "sun-shade": "the part of the moon that is in the shade; by day the sun's own colour",
  tile: "the paper behind products: its colour is multiplied with the picture",
}

const themes = {
  light: {
    surface: cream[50],
    "surface-raised": "#FFFFFF",
    "surface-sunken": cream[100],
    dawn: "#FCEFD0",
    noon: "#E8F2EA",
    dusk: "#FBE3D3",
    ink: soil[900],
    "ink-strong": forest[900],
    "ink-muted": soil[700],
    line: cream[200],
    "line-strong": soil[500],
    accent: forest[700],
    "accent-strong": forest[900],
    "on-accent": cream[50],
    sale: clay[600],
    "on-sale": cream[50],
    highlight: gold[400],
    "on-highlight": forest[900],
    danger: clay[700],
    "danger-surface": "#FBE9E1",
    success: forest[700],
    "success-surface": "#E4F0E4",
    star: clay[500],
    focus: soil[900],
    "hill-far": cream[200],
    "hill-mid": gold[300],
    "hill-near": forest[600],
    cool: sky[300],
    cutout: forest[600],
    sun: gold[400],
    "sun-shade": gold[400],
    tile: "#FFFFFF",
  },
  dark: {
    surface: night[900],
    "surface-raised": night[700],
    "surface-sunken": night[800],
    dawn: "#1A261B",
    noon: "#10201E",
    dusk: "#211915",
    ink: cream[100],
    "ink-strong": cream[50],
    "ink-muted": cream[300],
    line: "#2C4536",
    "line-strong": "#8CA695",
    accent: forest[300],
    "accent-strong": "#C4E3CB",
    "on-accent": forest[900],
    sale: clay[600],
    "on-sale": "#FFFFFF",
    highlight: gold[400],
    "on-highlight": forest[900],
    danger: clay[300],
    "danger-surface": "#3A1D14",
    success: forest[300],
    "success-surface": "#173524",
    star: gold[400],
    focus: gold[300],
    // Farther is paler, as in moonlight: steps of 8 in lightness (L*), and as much above the darkest ground.
    "hill-far": "#3E5B54",
    "hill-mid": "#2D483F",
    "hill-near": "#1E352A",
    cool: sky[300],
    cutout: "#86A892",
    sun: cream[200],
    "sun-shade": night[800],
    tile: "#E4DDCB",
  },
  // A band of deep forest, the same in both themes: hero captions, footer, call to action.
  deep: {
    surface: forest[900],
    "surface-raised": forest[800],
    "surface-sunken": "#0B1E13",
    dawn: forest[900],
    noon: forest[900],
    dusk: forest[900],
    ink: cream[100],
    "ink-strong": cream[50],
    "ink-muted": cream[200],
    line: forest[700],
    "line-strong": "#7FA58C",
    accent: forest[300],
    "accent-strong": "#C4E3CB",
    "on-accent": forest[900],
    sale: clay[600],
    "on-sale": "#FFFFFF",
    highlight: gold[400],
    "on-highlight": forest[900],
    danger: clay[300],
    "danger-surface": "#3A1D14",
    success: forest[300],
    "success-surface": "#173524",
    star: gold[400],
    focus: gold[300],
    "hill-far": forest[700],
    "hill-mid": forest[800],
    "hill-near": forest[600],
    cool: sky[300],
    cutout: "#86A892",
    sun: cream[200],
    "sun-shade": gold[400],
    tile: "#FFFFFF",
  },
}

/** The scrim behind a dialog; the same in every theme. */
const veils = { scrim: "rgb(10 20 14 / 0.72)" }

/** The edge of paper in light and dark themes. */
const paperEdges = {
  light: { "--color-edge": "rgb(0 0 0 / 0.08)", "--edge-width": "5px" },
  dark: { "--color-edge": "rgb(220 240 225 / 0.3)", "--edge-width": "2px" },
}

/** { surface: "#FFFBF2" } → { "--color-surface": "#FFFBF2" } */
const properties = (theme) =>
  Object.fromEntries(Object.entries(theme).map(([role, value]) => [`--color-${role}`, value]))

/** Durations in milliseconds. */
const durations = { quick: "150ms", calm: "200ms", slow: "300ms" }

/** Transitions of panels: transform and opacity only. Used behind `motion-safe:`, for visitors who prefer reduced motion. */
const keyframes = {
  appear: { from: { opacity: "0" } },
  vanish: { to: { opacity: "0" } },
  rise: { from: { opacity: "0", transform: "translateY(0.75rem)" } },
  "enter-left": { from: { transform: "translateX(-100%)" } },
  "enter-right": { from: { transform: "translateX(100%)" } },
  "leave-right": { to: { transform: "translateX(100%)" } },
  "enter-bottom": { from: { transform: "translateY(100%)" } },
  "leave-bottom": { to: { transform: "translateY(100%)" } },
}

/** While the fallback face is looked up, its own fallbacks replace it: a wider one would break headings again. */
const displayFallback = ['"Bricolage Fallback"', "Roboto", "Arial", "sans-serif"]

/** Text on phones and of visitors who save data, in 400 and 600 only: the weights that each of these faces draws. */
const systemText = [
  "Roboto",
  '"Segoe UI"',
  "-apple-system",
  // Before `system-ui`, which on many a Linux is the wide DejaVu Sans.
  '"Noto Sans"',
  '"Liberation Sans"',
  '"Nimbus Sans"',
  "system-ui",
  "sans-serif",
]

/** @type {import('tailwindcss').Config} */
module.exports = {
  theme: {
    colors: {
      transparent: "transparent",
      current: "currentColor",
      inherit: "inherit",
      ...Object.fromEntries(Object.keys(themes.light).map((role) => [role, `var(--color-${role})`])),
      scrim: "var(--color-scrim)",
    },
    fontFamily: {
      display: ['"Bricolage Grotesque"', ...displayFallback],
      // Headings of visitors who save data.
      "display-fallback": displayFallback,
      // docs/adr/0003-text-face.md: the first is there from 768 px on (global.css).
      text: ['"Hanken Grotesk"', ...systemText],
      "text-system": systemText,
      mono: ["ui-monospace", "Menlo", "Consolas", "monospace"],
    },
    // Fluid type: [size, line height]. The middle term is the slope between 360 and 1280 px.
    fontSize: {
      xs: ["0.875rem", "1.45"],
      sm: ["0.9375rem", "1.5"],
      // A page's title in its banner, and one of more than a line; on a phone neither is smaller than a heading below it.
      title: ["clamp(1.875rem, 1.55rem + 1.4vw, 2.75rem)", "1.12"],
      "title-long": ["clamp(1.625rem, 1.23rem + 1.74vw, 2.625rem)", "1.12"],
      base: ["clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)", "1.65"],
      lg: ["clamp(1.1875rem, 1.14rem + 0.2vw, 1.3125rem)", "1.5"],
      xl: ["clamp(1.3125rem, 1.24rem + 0.35vw, 1.5625rem)", "1.35"],
      "2xl": ["clamp(1.5rem, 1.35rem + 0.65vw, 1.9375rem)", "1.2"],
      "3xl": ["clamp(1.625rem, 1.23rem + 1.74vw, 2.625rem)", "1.12"],
      "4xl": ["clamp(2.125rem, 1.6rem + 2.3vw, 3.625rem)", "1.04"],
      "5xl": ["clamp(2.375rem, 1.6rem + 3.4vw, 4.75rem)", "1"],
    },
    borderRadius: { none: "0", sm: "6px", md: "8px", lg: "10px", full: "9999px" },
    // Two levels only: a card on the page, and a panel above it.
    boxShadow: {
      none: "none",
      card: "0 1px 2px rgb(42 26 18 / 0.10), 0 4px 10px rgb(42 26 18 / 0.08)",
      lifted: "0 4px 8px rgb(42 26 18 / 0.14), 0 14px 34px rgb(42 26 18 / 0.18)",
    },
    transitionDuration: { DEFAULT: durations.calm, ...durations },
    extend: {
      screens: { xs: "400px" },
      maxWidth: { measure: "54ch", page: "var(--page-width)" },
      spacing: { touch: "44px" },
      keyframes,
      animation: {
        appear: `appear ${durations.calm} ease-out both`,
        vanish: `vanish ${durations.quick} ease-in both`,
        "appear-slow": `appear ${durations.slow} ease-out both`,
        "vanish-slow": `vanish ${durations.slow} ease-in both`,
        rise: `rise ${durations.calm} ease-out both`,
        "enter-left": `enter-left ${durations.slow} ease-out both`,
        "enter-right": `enter-right ${durations.slow} ease-out both`,
        "leave-right": `leave-right ${durations.calm} ease-in both`,
        "enter-bottom": `enter-bottom ${durations.slow} ease-out both`,
        "leave-bottom": `leave-bottom ${durations.calm} ease-in both`,
      },
    },
  },
  plugins: [
    ({ addBase, addComponents }) => {
      addBase({
        ":root": { "color-scheme": "light", ...properties(veils), ...properties(themes.light), ...paperEdges.light },
        // Paper is light.
        "@media screen and (prefers-color-scheme: dark)": {
          ":root": { "color-scheme": "dark", ...properties(themes.dark), ...paperEdges.dark },
        },
      })
      addComponents({
        // Not on paper, which is light.
        ".theme-deep": {
          "@media screen": {
            ...properties(themes.deep),
            ...paperEdges.dark,
            "background-color": "var(--color-surface)",
            color: "var(--color-ink)",
          },
        },
      })
    },
  ],
}
module.exports.ramps = ramps
module.exports.roles = roles
module.exports.themes = themes
module.exports.durations = durations
