/** A Markdown table with padded cells; numbers are right-aligned. */
export function table(header, rows) {
  const cells = [header, ...rows].map((row) => row.map(String))
  const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  const numeric = header.map((_, column) => rows.every((row) => /^[\d.,/ ]+$/.test(String(row[column]))))
  const line = (row) =>
    `| ${row.map((cell, column) => (numeric[column] ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(" | ")} |`
  const rule = `| ${widths.map((width, column) => (numeric[column] ? `${"-".repeat(width - 1)}:` : "-".repeat(width))).join(" | ")} |`
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join("\n")
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
