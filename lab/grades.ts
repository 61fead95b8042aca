/** `npm run grades -w lab`: how hard the texts of each entry in data/ are to read, the hardest first. */
import { formatGrades, formatHardTexts, readingGrades } from "./reading-grades"

const grades = readingGrades("data")
console.log(formatGrades(grades))
const hardTexts = formatHardTexts(grades)
if (hardTexts) console.log(`\n${hardTexts}`)
