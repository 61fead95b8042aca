/**
 * The table's own styles. They stand in its script, because the stylesheet is part of every page of the site. Below
 * 1024 px each row is a card, and a cell without content takes no room. In a field for a day Chromium focuses parts of its
 * own, which `:focus-visible` does not tell of the field.
 */
export const rowTableStyles = `
[data-slot=office-tables] [type=date]:is(:focus,:focus-within){outline:3px solid var(--color-focus);outline-offset:2px}
[data-slot=row-table] table{border-collapse:collapse}
[data-slot=row-table] tbody tr{vertical-align:top}
[data-slot=row-table] [aria-expanded]{margin-left:-.75rem}
[data-slot=row-table] [data-column=sum]{font-variant-numeric:tabular-nums}
@media (min-width:1024px){
[data-slot=row-table] th,[data-slot=row-table] [data-column]{padding:.5rem}
[data-slot=row-line]{border-top:1px solid var(--color-line)}
[data-slot=row-table] [data-column=what]{min-width:16rem}
[data-slot=row-table] [data-column=state]{min-width:10rem}
[data-slot=row-table] [data-column=sum]{white-space:nowrap}
[data-slot=row-table] [data-opened]{padding:0 .5rem 1.5rem}
}
@media (max-width:1023.98px){
[data-slot=row-table] :is(table,tbody,[data-opened]){display:block}
[data-slot=row-table] thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
[data-slot=row-table] tr:not([hidden]){display:block}
[data-slot=row-table] tr[data-slot=row-line]{display:grid;grid-template-columns:1fr 1fr;gap:.25rem 1rem;margin-bottom:.75rem;padding:.75rem;border:2px solid var(--color-line);border-radius:10px;background:var(--color-surface-raised)}
[data-slot=row-table] [data-empty]{display:none}
[data-slot=row-table] :is([data-column=what],[data-column=state]){grid-column:1/-1}
[data-slot=row-table] [data-column=day]{align-self:center;text-align:right}
[data-slot=row-table] [data-opened]{padding-bottom:1.5rem}
}`
