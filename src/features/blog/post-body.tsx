import { graphql } from "gatsby"
import { slug } from "../../lib/paths"
import { Heading } from "../../components/heading"
import { Prose } from "../../components/prose"

type Block = Queries.PostBodyFragment["body"][number]

/** Returns a post's headings by their ids, for the links to its sections. */
export function getHeadings({ body }: Queries.PostBodyFragment): Record<string, string> {
  const titles = body.flatMap(({ kind, text }) => (kind === "heading" && text ? [text] : []))
  return Object.fromEntries(titles.map((title) => [slug(title), title] as const))
}

export function PostBody({ body }: Queries.PostBodyFragment) {
  return (
    // As wide as the picture above it; with the larger font of a wide screen a line has about 70 characters.
    <Prose data-slot="post-body" className="lg:text-lg">
      {body.map((block) => (
        <PostBlock key={`${block.kind} ${block.text ?? block.items?.join()}`} {...block} />
      ))}
    </Prose>
  )
}

function PostBlock({ kind, text, items }: Block) {
  switch (kind) {
    case "heading":
      return (
        <Heading level={2} id={slug(text ?? "")}>
          {text}
        </Heading>
      )
    case "list":
      return (
        <ul>
          {items?.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    default:
      return <p>{text}</p>
  }
}

export const postBodyFragment = graphql`
  fragment PostBody on Post {
    body {
      kind
      text
      items
    }
  }
`
