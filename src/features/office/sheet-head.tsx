import type { OfficeProps } from "./office"

interface SheetHeadProps extends Pick<OfficeProps, "site"> {
  title: string
  line: string
}

/** The head of a printed sheet: whose it is, and what. */
export function SheetHead({ site, title, line }: SheetHeadProps) {
  return (
    <header data-slot="sheet-head" className="border-b-2 border-ink-strong pb-2">
      <p className="flex justify-between gap-4">
        <strong className="font-display text-xl">{title}</strong> <span className="self-end">{line}</span>
      </p>
      <p>{[site.name, site.address.text, site.telephones[0]?.number].filter(Boolean).join(" · ")}</p>
    </header>
  )
}
