import { useEffect, useEffectEvent, useState } from "react"
import { deferred } from "../../components/deferred"
import { searchPath } from "../../lib/paths"
import { goTo } from "../../shared/page-change"
import { SearchBox } from "../../components/search-box"
import type { SearchComboboxProps } from "./search-combobox"
import { useDraftFocus, type SearchDraft } from "./search-draft"
import { words } from "./words"

/** The search box with suggestions. If its chunk fails to load, the plain box stays: it searches as well. */
const SearchCombobox = deferred<SearchComboboxProps>(() => import("./search-combobox").then((part) => part.default), {
  Loading: PlainBox,
  LoadError: PlainBox,
})

interface SearchFormProps {
  /** Called before the results, or one of them, are opened. */
  onSearch?: () => void
  /** True if the visitor has just opened the search box. */
  takesFocus?: boolean
  /** True while the box is out of sight: the one with suggestions is not loaded yet. */
  isWaiting?: boolean
}

/** Opens the results page for the typed text, and clears the box (decisions.md, "header search box"). */
export function SearchForm({ onSearch, takesFocus = false, isWaiting = false }: SearchFormProps) {
  const [draft, setDraft] = useState<SearchDraft>({ text: "", isFocused: takesFocus })
  const box = {
    action: "/search",
    label: words.label,
    placeholder: words.placeholder,
    onSearch: (words: string) => {
      onSearch?.()
      goTo(searchPath(words))
    },
  }
  const part = { box, draft, onDraft: setDraft, onLeave: onSearch }
  return isWaiting ? <PlainBox {...part} /> : <SearchCombobox {...part} />
}

/** The box without suggestions, which keeps its text and focus for the one with them. */
function PlainBox({ box, draft, onDraft }: SearchComboboxProps) {
  const input = useDraftFocus(draft)
  // What was typed before hydration.
  const restoreDraft = useEffectEvent(() => {
    const { activeElement } = document
    if (input.current?.value) onDraft({ text: input.current.value, isFocused: input.current === activeElement })
  })
  useEffect(() => restoreDraft(), [])
  return (
    <SearchBox
      {...box}
      onReset={() => onDraft({ ...draft, text: "" })}
      input={{
        ref: input,
        value: draft.text,
        onChange: ({ currentTarget }) => onDraft({ ...draft, text: currentTarget.value }),
        onFocus: () => onDraft({ ...draft, isFocused: true }),
        onBlur: () => onDraft({ ...draft, isFocused: false }),
      }}
    />
  )
}
