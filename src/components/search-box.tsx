import { cx } from "class-variance-authority"
import { Search } from "lucide-react"
import { useId, type ComponentProps } from "react"
import { MAX_SEARCH_LENGTH } from "../lib/search-limit"
import { Button } from "./button"
import { controlStyles } from "./control-styles"
import { Icon } from "./icon"
import { VisuallyHidden } from "./visually-hidden"
import { messages } from "./messages"

export interface SearchBoxProps extends Omit<ComponentProps<"form">, "role" | "defaultValue" | "children"> {
  label: string
  placeholder?: string
  /** The URL that the form submits to without JavaScript. */
  action: string
  /** Called with the trimmed text unless it is empty; the input is then cleared (decisions, "Controls"). */
  onSearch?: (query: string) => void
  defaultValue?: string
  input?: ComponentProps<"input">
}

/** A search landmark named by `label`: two on one page need two names. */
export function SearchBox({ label, placeholder, onSearch, defaultValue, input, className, ...props }: SearchBoxProps) {
  const id = useId()
  return (
    <form
      data-slot="search-box"
      role="search"
      aria-label={label}
      className={cx("max-w-2xl", className)}
      onSubmit={(event) => {
        if (!onSearch) return
        event.preventDefault()
        const form = event.currentTarget
        const query = new FormData(form).get("q")
        form.reset()
        if (typeof query === "string" && query.trim()) onSearch(query.trim())
      }}
      {...props}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="relative block">
        <input
          id={id}
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={defaultValue}
          className={controlStyles({ className: "min-h-touch pr-13" })}
          {...input}
        />
        <span className="absolute top-0 right-0">
          <Button type="submit" variant="ghost" size="icon">
            <Icon icon={Search} />
            <VisuallyHidden>{messages.search}</VisuallyHidden>
          </Button>
        </span>
      </span>
    </form>
  )
}
