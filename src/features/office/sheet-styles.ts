/**
 * The styles of printed sheets: the paper's size, and nothing of the page on it. On a screen no sheet is seen. They stand
 * in the sheets' script, because the stylesheet is part of every page of the site.
 */
export const sheetStyles = `
@page{size:A5;margin:12mm}
@media print{#___gatsby{display:none!important}}
@media screen{[data-slot=print-sheet]{display:none}}
[data-slot=print-sheet]{font-size:10pt;line-height:1.4}
[data-slot=print-sheet] article>*+*{margin-top:5mm}
[data-slot=print-sheet] header{border-bottom:2px solid}
[data-slot=print-sheet] :is(header p,section p):first-child{display:flex;justify-content:space-between;align-items:baseline;gap:4mm}
[data-slot=print-sheet] section{break-inside:avoid;border-top:2px solid;padding-top:2mm}
[data-slot=print-sheet] table{width:100%;border-collapse:collapse;text-align:left}
[data-slot=print-sheet] :is(th,td){padding:1mm 0 1mm 3mm;vertical-align:top}
[data-slot=print-sheet] :is(th,td):first-child{padding-left:0}
[data-slot=print-sheet] :is(th,td):not(:first-child){text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
[data-slot=print-sheet] tbody tr{border-top:1px solid}
[data-slot=print-sheet] tbody th{font-weight:400}
[data-slot=print-sheet] tfoot tr{border-top:2px solid;font-weight:700}
[data-slot=print-sheet] dl{display:grid;grid-template-columns:auto 1fr;gap:0 4mm}
[data-slot=print-sheet] dl>div{display:contents}
[data-slot=print-sheet] dd{font-weight:700}
[data-slot=sheet-signature]{width:60%;padding-top:14mm}
[data-slot=sheet-signature] span{display:block;border-top:1px solid}`
