/** JSON for a `<script>` element: escapes "<", because content with "</script>" would close the element. */
export const toSafeJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c")
