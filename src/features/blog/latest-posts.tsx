import { PostCard } from "./post-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"

interface LatestPostsProps {
  copy: Queries.SectionHeadFragment
  posts: readonly Queries.PostCardFragment[]
}

export function LatestPosts({ copy, posts }: LatestPostsProps) {
  return (
    <Container>
      <SectionHead copy={copy} id="posts" lead="wide" />
      <ul className="grid gap-3 md:grid-cols-2 md:gap-6">
        {posts.map((post) => (
          <li key={post.jsonId}>
            <PostCard post={post} variant="row" />
          </li>
        ))}
      </ul>
    </Container>
  )
}
