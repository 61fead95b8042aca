import { Badge } from "../components/badge"

/** The word “Example” beside an invention that a reader could take for a record; nothing beside what is real. */
export function Example({ isSample }: { isSample: boolean | null }) {
  return isSample ? <Badge variant="quiet">Example</Badge> : null
}
