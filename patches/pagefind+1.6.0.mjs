// What the browser script of Pagefind 1.6.0 gets wrong when a file does not arrive. The script is one line of minified
// code that `getFiles()` hands out, so that a diff would hold all of it twice: here are the passages alone.
// scripts/write-search-index.mjs applies them. Each must be there exactly once; a version in which one is not stops the
// build: look whether it still needs the patch, and drop it here if not (1.6 has taken over one of ours already).

/** @type {readonly { reason: string, from: string, to: string }[]} */
export const patches = [
  {
    reason: "A part of the index that did not arrive is taken for one without hits: let the search fail.",
    from: '"load_index_chunk")).catch(()=>{});',
    to: '"load_index_chunk"));',
  },
  {
    reason: "The same for the values of a filter.",
    from: '"load_filter_chunk")).catch(()=>{});',
    to: '"load_filter_chunk"));',
  },
  {
    reason: "A start that failed is remembered and told by the first search; nobody handles this promise.",
    from: "this.init(options2?.language);",
    to: "this.init(options2?.language).catch(()=>{});",
  },
]
