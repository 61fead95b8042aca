/** JSON for a `<script>` element of data: a "<" in it would let content close the element. */
export const toSafeJson = (data: object): string => JSON.stringify(data).split("<").join("\\u003c")
