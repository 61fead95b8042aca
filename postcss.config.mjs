import tailwind from "@tailwindcss/postcss"
import cascadeLayers from "@csstools/postcss-cascade-layers"

// Android 10 and 11 WebViews ignore everything inside @layer, which is where Tailwind 4 puts its output.
export default { plugins: [tailwind(), cascadeLayers()] }
