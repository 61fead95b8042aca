/**
 * Which scene is which picture: the first name is image_1, the last image_167. Neighbours differ in kind, light and
 * shape. A scene keeps its own seed, so moving a name moves a picture and redraws nothing else. `null` keeps the place
 * of a picture that a photograph has replaced.
 */
export const order: readonly (string | null)[] = [
  "openers/cranes-at-dawn",
  "openers/yard",
  "openers/browsers",
  "openers/before-the-rain",
  "openers/homeward",
  "openers/bull-at-dusk",
]
