import { searchPath } from "../../lib/paths"
import { goTo } from "../../shared/page-change"
import { SearchBox, type SearchBoxProps } from "../../components/search-box"
import { messages } from "./messages"

interface SearchFormProps extends Pick<SearchBoxProps, "defaultValue" | "input" | "className"> {
  /** Called before the results are opened. */
  onSearch?: () => void
}

export function SearchForm({ onSearch, ...props }: SearchFormProps) {
  return (
    <SearchBox
      action="/search"
      label={messages.label}
      placeholder={messages.placeholder}
      onSearch={(text) => {
        onSearch?.()
        goTo(searchPath(text))
      }}
      {...props}
    />
  )
}
