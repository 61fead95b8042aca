/** What React's useId gives, on the server (`_R_1m_`) and in the browser (`_r_3_`), and Radix's prefix to it. */
const GENERATED_ID = /(?:radix-)?_[rR]_[0-9a-zA-Z]*_/g

const renamed = new WeakSet<Element>()

/**
 * Prints elements with their generated ids renumbered in order of appearance (`id-1`, `id-2`, …), so that a snapshot
 * changes when the markup changes and not when a component above it asks for one id more.
 */
export const idSerializer: jest.SnapshotSerializerPlugin = {
  test: (value: unknown) => typeof Element !== "undefined" && value instanceof Element && !renamed.has(value),
  serialize(value: Element, config, indentation, depth, refs, printer) {
    const copy = value.cloneNode(true)
    if (!(copy instanceof Element)) return ""
    renumberIds(copy)
    renamed.add(copy)
    return printer(copy, config, indentation, depth, refs)
  },
}

function renumberIds(root: Element) {
  const numbers = new Map<string, string>()
  const renumber = (id: string) => {
    const known = numbers.get(id) ?? `id-${numbers.size + 1}`
    numbers.set(id, known)
    return known
  }
  for (const element of [root, ...root.querySelectorAll("*")]) {
    for (const attribute of element.attributes) {
      attribute.value = attribute.value.replace(GENERATED_ID, renumber)
    }
  }
}
