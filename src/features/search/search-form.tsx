import { searchPath } from "../../lib/paths"
import { goTo } from "../../shared/page-change"
import { SearchBox } from "../../components/search-box"
import { messages } from "./messages"

interface SearchFormProps {
  /** Called before the results are opened. */
  onSearch?: () => void
  /** True if the visitor has just opened the search box. */
  takesFocus?: boolean
}

export function SearchForm({ onSearch, takesFocus }: SearchFormProps) {
  return (
    <SearchBox
      action="/search"
      label={messages.label}
      placeholder={messages.placeholder}
      input={{ autoFocus: takesFocus }}
      onSearch={(text) => {
        onSearch?.()
        goTo(searchPath(text))
      }}
    />
  )
}
