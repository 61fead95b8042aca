import { navigate } from "gatsby"
import { SearchBox } from "../ui/search-box"

/** Opens the results page for what was typed, and clears the box (decisions.md, "header search box"). */
export function SearchForm({ onSearch }: { onSearch?: () => void }) {
  const search = (words: string) => {
    onSearch?.()
    void navigate(`/search?q=${encodeURIComponent(words)}`)
  }
  return <SearchBox action="/search" label="Search the site" placeholder="Cattle, milk, training …" onSearch={search} />
}
