import { HEALTH_PRINTABLE, printablePath } from "../../lib/printable-paths"
import { createHealthPrintable } from "./health-printable"
import { printableDocument, type PrintableContent } from "./printable-document"
import type { PrintableEntries, PrintableFacts } from "./printable-facts"
import { createPrintable } from "./printable-parts"

/** Returns the files by address; `css` is inlined into each, `root` has the drawings. */
export function printableFiles(
  { printables, health }: PrintableEntries,
  facts: PrintableFacts,
  root: string,
  css: string,
): Map<string, string> {
  const write = (content: PrintableContent) => printableDocument(content, facts, css)
  const healthDocument = createHealthPrintable(health, root)
  return new Map([
    [HEALTH_PRINTABLE, write(healthDocument)] as const,
    ...printables.map(
      (printable) =>
        [printablePath(printable.path), write(createPrintable(printable, facts, healthDocument.page, root))] as const,
    ),
  ])
}
