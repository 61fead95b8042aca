import { cva } from "class-variance-authority"
import { useCombobox } from "downshift"
import type { KeyboardEvent } from "react"
import { useSuggestions, type Suggestions } from "./use-suggestions"
import { markWords, type SearchHit } from "../../platform/search"
import { searchPath } from "../../lib/paths"
import { goTo } from "../../shared/page-change"
import { Marked } from "../../components/marked"
import { SearchBox, type SearchBoxProps } from "../../components/search-box"
import { useSaveData } from "../../components/use-save-data"
import { VisuallyHidden } from "../../components/visually-hidden"
import { useDraftFocus, type SearchDraft } from "./search-draft"
import { resultsWords } from "./results-words"

export interface SearchComboboxProps {
  /** The search box to extend. */
  box: SearchBoxProps
  draft: SearchDraft
  onDraft: (draft: SearchDraft) => void
  /** Called before navigation to another page. */
  onLeave?: () => void
}

const optionStyles = cva("flex min-h-touch cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-2", {
  variants: { active: { true: "bg-surface-sunken text-accent outline-2 outline-focus", false: "text-ink" } },
})

/** A result, or the link to all results. */
type Option = { hit: SearchHit } | { hit?: undefined }

const ALL: Option = {}
/**
 * The whole list fits below the header, even on a phone in landscape. Inline style: Tailwind classes would add to the
 * CSS inlined in every page.
 */
const LIST_HEIGHT = "min(60vh, 100vh - 12rem)"
const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes

/**
 * The search box with suggestions, a combobox following the ARIA pattern: the arrow keys select a suggestion and Enter
 * opens it; without a selection Enter opens all results. Its chunk is loaded when a search box is first shown; until
 * then the plain form works.
 */
export default function SearchCombobox({ box, draft, onDraft, onLeave }: SearchComboboxProps) {
  const { text } = draft
  const setText = (next: string) => onDraft({ ...draft, text: next })
  const suggestions = useSuggestions(text, !useSaveData())
  const { hits, total } = suggestions
  const options: Option[] = [...hits.map((hit) => ({ hit })), ...(total > hits.length ? [ALL] : [])]

  const open = ({ hit }: Option) => {
    setText("")
    onLeave?.()
    goTo(hit ? hit.address : searchPath(suggestions.words))
  }
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    items: options,
    inputValue: text,
    // No option stays selected: selecting one leaves the page.
    selectedItem: null,
    itemToString: (option) => option?.hit?.title ?? "",
    itemToKey: (option) => option?.hit?.address ?? "",
    onSelectedItemChange: ({ selectedItem }) => selectedItem && open(selectedItem),
    // Blur with the Tab key does not select, and Escape keeps the typed text.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur || type === InputKeyDownEscape
        ? { ...changes, selectedItem: null, inputValue: state.inputValue }
        : changes,
  })

  const input = useDraftFocus(draft)

  const hasList = isOpen && options.length > 0
  const status = isOpen && statusOf(suggestions, options.length)
  return (
    <SearchBox
      {...box}
      onReset={() => setText("")}
      input={getInputProps({
        ref: input,
        type: "text",
        inputMode: "search",
        // The input has a label of its own.
        "aria-labelledby": undefined,
        "aria-expanded": hasList,
        // Set immediately instead of through downshift's state: otherwise the caret would jump to the end.
        onChange: ({ currentTarget }) => setText(currentTarget.value),
        onKeyDown: (event: KeyboardEvent & { preventDownshiftDefault?: boolean }) => {
          if (event.key === "Escape" && hasList) {
            event.stopPropagation()
            // The browser would close what the box stands in (`components/use-overlay.ts`).
            event.preventDefault()
          }
          // Nothing is highlighted: Enter submits the form.
          event.preventDownshiftDefault = event.key === "Enter" && highlightedIndex < 0
        },
      })}
    >
      <p role="status" className="pt-2 text-sm text-ink-muted empty:hidden">
        {status && <span>{status}</span>}
        {/* Heard, not seen: a phone has no arrow keys. */}
        {status && hasList && <VisuallyHidden>{` ${resultsWords.suggestions.keys}`}</VisuallyHidden>}
      </p>
      <ul
        {...getMenuProps({ "aria-label": resultsWords.suggestions.label, "aria-labelledby": undefined })}
        hidden={!hasList}
        style={{ maxHeight: LIST_HEIGHT }}
        className="mt-1 overflow-y-auto"
      >
        {hasList &&
          options.map((option, index) => (
            <li
              key={option.hit?.address ?? ""}
              {...getItemProps({ item: option, index })}
              className={optionStyles({ active: index === highlightedIndex })}
            >
              {option.hit ? (
                <>
                  <span className="min-w-0 font-semibold">
                    <Marked text={markWords(option.hit.title, suggestions.searched)} />
                  </span>{" "}
                  <span className="text-sm text-ink-muted">{resultsWords.kinds[option.hit.kind].one}</span>
                </>
              ) : (
                <span className="font-semibold">{resultsWords.suggestions.all(total)}</span>
              )}
            </li>
          ))}
      </ul>
    </SearchBox>
  )
}

function statusOf({ state, meant }: Suggestions, count: number) {
  const { suggestions } = resultsWords
  if (state === "loading") return suggestions.loading
  if (state === "failed") return navigator.onLine ? suggestions.failed : suggestions.offline
  if (state === "idle") return null
  if (count === 0) return suggestions.none
  const found = suggestions.found(count)
  return meant === undefined ? found : `${suggestions.meant(meant)} ${found}`
}
