import { PostCard } from "./post-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { SwipeRow } from "../../components/swipe-row"

interface LatestPostsProps {
  copy: Queries.SectionHeadFragment
  posts: readonly Queries.PostCardFragment[]
}

/** A section with teasers of posts (spec section 9: posts 2 and 3 of 5). */
export function LatestPosts({ copy, posts }: LatestPostsProps) {
  return (
    <Section weight="light">
      <Container>
        <SectionHead copy={copy} id="posts" weight="light" lead="wide" />
        <SwipeRow brief columns="two">
          {posts.map((post) => (
            <li key={post.jsonId}>
              <PostCard post={post} variant="row" />
            </li>
          ))}
        </SwipeRow>
      </Container>
    </Section>
  )
}
