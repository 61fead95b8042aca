import { createElement, type ComponentProps } from "react"

/** An icon as lucide's modules hold it. */
interface IconData {
  size: number
  node: readonly (readonly [tag: string, attributes: { key: string; [attribute: string]: string }])[]
}

/**
 * Stands in the place of lucide's function of this name (gatsby-node.ts). That one also reads a context, turns names
 * and attributes into those of other frameworks, and gives each icon two classes that no rule names: 1 KB br of scripts
 * on every page, and some 40 bytes of HTML for each icon. Jest and the workshop have lucide's own.
 */
export default function createLucideIcon({ size, node }: IconData) {
  return function LucideIcon(props: ComponentProps<"svg">) {
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
