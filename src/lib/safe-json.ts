/** JSON for a `<script>` element, which "</script>" in the content would close. */
export const toSafeJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c")
