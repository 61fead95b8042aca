/** Most words of a short name. */
const MOST_WORDS = 8
/** With fewer it says too little: "Nose first" of "Nose first: a fawn calf …". */
const LEAST_WORDS = 5
/** Words that begin a part of a sentence: a name ends before one. */
const JOINTS = new Set(
  "a an and as at before behind between by down for from her his in into is its of on out over that the their to under up while who whose with".split(
    " ",
  ),
)

/**
 * The first words of a picture's description, as the short name of its link; the viewer has the whole description.
 * "Four fat-tailed sheep and a lamb on a terraced hillside under rain clouds." → "Four fat-tailed sheep and a lamb"
 */
export function pictureName(description: string): string {
  const words = description.replace(/[.!?]+$/, "").split(/\s+/)
  const pause = words.findIndex((word, index) => index + 1 >= LEAST_WORDS && /[,;:.!?]$/.test(word))
  let end = pause >= 0 && pause < MOST_WORDS ? pause + 1 : Math.min(words.length, MOST_WORDS)
  if (end < words.length && pause !== end - 1) {
    const isJoint = (index: number) => JOINTS.has(words[index] ?? "")
    for (let index = end - 1; index >= LEAST_WORDS; index--) {
      if (!isJoint(index) || isJoint(index - 1)) continue
      end = index
      break
    }
    while (end > LEAST_WORDS && isJoint(end - 1)) end--
  }
  return words
    .slice(0, end)
    .join(" ")
    .replace(/[,;:.!?]+$/, "")
}
