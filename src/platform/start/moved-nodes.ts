/** The methods as functions that are told whose they are. */
interface NodeMethods {
  removeChild: (this: Node, child: Node) => Node
  insertBefore: (this: Node, child: Node, neighbour: Node | null) => Node
}

/**
 * Lets React go on where somebody else has moved its nodes. A translator puts each text into elements of its own or
 * replaces it, and React, which still holds the old text, would throw a NotFoundError: the whole page would be lost
 * (https://github.com/facebook/react/issues/11538, https://github.com/react/react/issues/17256, where this comes from).
 *
 * A node that is no longer a child of its parent is removed from where it stands within that parent, if it does; a new
 * node goes before what its neighbour stands in now, or else to the end. The words that a translator has left stay:
 * therefore the lint rule `lone-text` keeps React's texts apart.
 *
 * @param prototype `Node.prototype`
 */
export function tolerateMovedNodes(prototype: NodeMethods): void {
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
