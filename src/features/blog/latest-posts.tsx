import { PostCard } from "./post-card"
import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { SwipeRow } from "../../components/swipe-row"

interface LatestPostsProps {
  content: Queries.SectionIntroFragment
  posts: readonly Queries.PostCardFragment[]
}

export function LatestPosts({ content, posts }: LatestPostsProps) {
  return (
    <Container>
      <SectionIntro content={content} id="posts" lead="wide" />
      <SwipeRow columns={2}>
        {posts.map((post) => (
          <li key={post.jsonId}>
            <PostCard post={post} variant="row" />
          </li>
        ))}
      </SwipeRow>
    </Container>
  )
}
