import { PostCard } from "./post-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface LatestPostsProps {
  copy: Queries.SectionHeadFragment
  posts: readonly Queries.PostCardFragment[]
}

/** A section with teasers of posts (spec section 9: posts 2 and 3 of 5). */
export function LatestPosts({ copy, posts }: LatestPostsProps) {
  return (
    <Section>
      <Container>
        <SectionHead copy={copy} id="posts" />
        <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
          {posts.map((post) => (
            <li key={post.jsonId}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
