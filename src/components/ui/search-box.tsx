import { cx } from "class-variance-authority"
import { Search } from "lucide-react"
import { useId, type ComponentProps } from "react"
import { Button } from "./button"
import { controlStyles } from "./control-styles"
import { Icon } from "./icon"

export interface SearchBoxProps extends Omit<ComponentProps<"form">, "children" | "role"> {
  /** What is searched: "Search this site". */
  label: string
  placeholder?: string
  /** The key of the words in the address, for visitors without scripts. */
  name?: string
  /** Where the words go without scripts. */
  action: string
  /** Called with the trimmed words, if there are any. The box is cleared (decisions, "Controls"). */
  onSearch?: (words: string) => void
}

/** A search box and its button. */
export function SearchBox({ label, placeholder, name = "q", onSearch, className, ...props }: SearchBoxProps) {
  const id = useId()
  return (
    <form
      data-slot="search-box"
      role="search"
      aria-label={label}
      className={cx("relative", className)}
      onSubmit={(event) => {
        if (!onSearch) return
        event.preventDefault()
        const form = event.currentTarget
        const words = new FormData(form).get(name)
        form.reset()
        if (typeof words === "string" && words.trim()) onSearch(words.trim())
      }}
      {...props}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name={name}
        placeholder={placeholder}
        autoComplete="off"
        className={controlStyles({ className: "min-h-touch pr-13" })}
      />
      <span className="absolute top-0 right-0">
        <Button type="submit" variant="ghost" size="icon" aria-label="Search">
          <Icon icon={Search} />
        </Button>
      </span>
    </form>
  )
}
