interface NodeMethods {
  removeChild: (this: Node, child: Node) => Node
  insertBefore: (this: Node, child: Node, neighbour: Node | null) => Node
}

/**
 * Lets React continue when a translator has moved or replaced its text nodes; it would throw a NotFoundError and lose
 * the page (https://github.com/facebook/react/issues/11538, https://github.com/react/react/issues/17256).
 *
 * A moved node is removed from its present parent, if that is inside; a new node goes before the ancestor of its
 * neighbour here, or to the end. Translated text stays, so the lint rule `lone-text` isolates React's texts.
 */
export function tolerateTranslatedNodes(prototype: NodeMethods): void {
  const { removeChild, insertBefore } = prototype

  prototype.removeChild = function (child) {
    const parent = this.contains(child) ? child.parentNode : null
    if (parent) removeChild.call(parent, child)
    return child
  }

  prototype.insertBefore = function (child, neighbour) {
    let before = neighbour
    while (before && before.parentNode !== this) before = before.parentNode
    insertBefore.call(this, child, before)
    return child
  }
}
