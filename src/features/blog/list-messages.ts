import type { ListMessages } from "../../shared/paged-list"

const list: ListMessages = {
  label: "Posts",
  loading: "Loading the posts...",
  failed: "We could not load the posts. Check your connection and try again, or open the plain pages.",
  plain: "All posts, page by page",
  empty: "No posts were found. Try a shorter word, or one of the tags.",
  reset: "Show all posts",
}

export const listMessages = {
  list,
  allPosts: (count: number) => `${count} posts`,
  postsTagged: (tag: string, count: number) => `Posts tagged “${tag}”: ${count}`,
  postsWith: (searched: string, count: number) => `Posts with the words “${searched}”: ${count}`,
  sidebar: "Find another story",
  sidebarSummary: "Search, recent posts, pictures and tags",
  search: "Search the posts",
  searchExample: "Ticks, hay, goat milk...",
  searchWithoutScript: "Searching and sorting by tag need JavaScript. All posts are on the pages of this list.",
  recentPosts: "Recent Post",
  gallery: "Gallery",
  followUs: "Follow us",
  tags: "Tags",
}
